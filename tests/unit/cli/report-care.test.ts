import { formatCare } from "../../../src/cli/report-care";
import { claim, contentFiles, contentTree, post, validFiles, type ContentFiles } from "../lint/content-fixture";

const today = "2026-07-01";
const dated = (slug: string, date: string, fields = "") => post(slug, { fields }).replace("date: 2025-07-24", `date: ${date}`);

/** Lines of the report on a folder that needs no care, with changes. */
function linesFor(changes: ContentFiles): string[] {
  const calm = { "posts/first.md": dated("first", "2026-06-01"), "posts/second.md": undefined };
  return formatCare(contentTree({ ...calm, ...changes }), today).split("\n");
}

it("is empty when nothing needs care", () => {
  expect(linesFor({})).toEqual(["2026-07-01: nothing needs care"]);
});

it("has claims that expire within 60 days, and those that were checked before a number in them was seen", () => {
  const unchecked = claim("unchecked", "2026-07-01").replace(/checked: .*/, "checked:");
  const claims = `items:\n${claim("later", "2026-08-31")}${claim("soon", "2026-08-30")}${claim("gone", "2026-07-01")}${unchecked}`;
  const named = claim("named", "2027-01-01").replace("claim: C", "claim: :offer{guaranteeDays} days");
  const fresh = named.replace("named", "fresh").replace("2025-07-24", "2025-09-01");
  expect(linesFor({ "claims.yml": claims + named + fresh })).toEqual([
    "Claims to check within 60 days (3)",
    expect.stringMatching(
      /claims\/gone\.yml:\d+:1 warning\[expired-claim\] the claim 'gone' was checked on 2025-07-24 and expired on 2026-07-01;/,
    ),
    expect.stringMatching(/claims\/soon\.yml:\d+:1 .* expires on 2026-08-30;/),
    expect.stringMatching(/claims\/named\.yml:\d+:1 warning\[old-claim\] guaranteeDays was seen on September 1, 2025, after/),
  ]);
});

it("has numbers of the offer that nobody confirmed, or for a day to come", () => {
  const product = validFiles["settings/product.yml"]?.replace("{rating: 2025-09-01, ", "{").replace("Days: 2025-09-01", "Days: 2026-07-02");
  expect(linesFor({ "settings/product.yml": product })).toEqual([
    "Numbers of the offer to confirm (2)",
    expect.stringContaining("rating is not confirmed"),
    expect.stringContaining("guaranteeDays is confirmed for 2026-07-02"),
  ]);
});

it("has facts of products that were read more than 180 days ago, oldest first", () => {
  const fact = (name: string, read: string) => `${name}: {text: Some fact, url: https://maker.example/, read: ${read}}\n`;
  const compared = (id: string, facts: string) =>
    `id: ${id}\nname: ${id}\nneed: focus\nwhat: It blocks websites.\nstudy: {grade: No study found}\n${facts}`;
  const lines = linesFor({
    "products/a.yml": compared("a", fact("payment", "2026-01-01") + fact("maker", "2026-01-02")),
    "products/b.yml": compared("b", fact("data", "2025-12-31")),
  });
  expect(lines).toEqual([
    "Facts of products that were read more than 180 days ago, oldest first (2)",
    expect.stringMatching(/products\/b\.yml.*'data' of b was read on December 31, 2025; read it again/),
    expect.stringMatching(/products\/a\.yml.*'payment' of a was read on January 1, 2026/),
  ]);
});

it("has articles that were not reviewed for a year: not published, changed or checked", () => {
  const lines = linesFor({
    "posts/a.md": dated("a", "2025-06-30"),
    "posts/b.md": dated("b", "2025-07-01"),
    "posts/c.md": dated("c", "2024-01-01", "changes: [{day: 2026-01-01, what: More.}]\n"),
    "posts/d.md": dated("d", "2024-01-01", "checked: 2026-01-01\n"),
  });
  expect(lines).toEqual([
    "Articles not reviewed for a year (1)",
    expect.stringMatching(/posts\/a\.md.* on June 30, 2025; read it against/),
  ]);
});

it("has what was bought or measured more than 90 days ago, unless it was looked at again", () => {
  const purchase = (fields: string) => contentFiles["purchase"]?.replace(/^day: .*$/m, fields);
  const recording = (measured: string) => contentFiles["recording"]?.replace(/^measured: .*$/m, `measured: ${measured}`);
  const both = (day: string) => ({ "first-hand/purchase.yml": purchase(`day: ${day}`), "first-hand/recordings/a.yml": recording(day) });
  expect(linesFor(both("2026-04-02"))).toEqual(linesFor({}));
  for (const fields of ["day: 2025-07-01\nchecked: 2026-06-01", "day: last July"])
    expect(linesFor({ "first-hand/purchase.yml": purchase(fields) })).toEqual(linesFor({}));
  expect(linesFor(both("2026-04-01"))).toEqual([
    "What was bought and measured more than 90 days ago (2)",
    expect.stringMatching(
      /purchase\.yml:1:1 warning\[old-first-hand\] the checkout was last seen on April 1, 2026; compare price and refund/,
    ),
    expect.stringMatching(
      /recordings\/a\.yml:12:1 .* 'Morning' was measured on April 1, 2026; download it again: if its SHA-256 is not 01234567…/,
    ),
  ]);
});

it("takes the name of a recording, also where a picture repeats it, for no claim", () => {
  const title = "The Genius Wave: Sharpen Your Mind";
  const recording = contentFiles["recording"]?.replace("Morning", `"${title}"`).replace("2026-01-02", today);
  const picture = (imageAlt: string) => `image: ../images/a.png\nimageAlt: ${imageAlt}\n`;
  const lines = linesFor({
    "first-hand/recordings/a.yml": recording,
    "pictures/a.yml": picture(`'Spectrogram of ${title}, one minute long.'`),
    "pictures/b.yml": picture("The Genius Wave will sharpen your mind."),
  });
  expect(lines).toEqual([
    "Sentences about the product’s effects without a claim (1)",
    expect.stringMatching(/pictures\/b\.yml:2:1 warning\[unmarked-claim\] 'sharpen' beside the product's name/),
  ]);
});
