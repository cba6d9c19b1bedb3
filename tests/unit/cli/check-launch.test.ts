import { readFileSync } from "fs";
import { assertReadyForProduction, checkLaunch, checkLaunchCommand } from "../../../src/cli/check-launch";
import { formatDiagnostic } from "../../../src/content-model/diagnostic";
import { claim, contentFiles, contentFolder, contentTree, legal, lineOf, type ContentFiles } from "../lint/content-fixture";
import { removeFolders } from "../publish/site-fixture";
import { runCommand, spawnCommand } from "./run-command";
import { siteSettings } from "./site-settings";

afterEach(() => {
  removeFolders();
  delete process.env["CONTENT_DIR"];
  jest.restoreAllMocks();
});

const site = siteSettings();
const confirmed = `confirmed:\n${["rating", "reviewCount", "guaranteeDays", "sessionMinutes", "dailyMinutes", "promiseMinutes"].map((name) => `  ${name}: 2026-01-02\n`).join("")}`;
const product = `name: P\ndescription: D\nrating: 4.8\nbestRating: 5\nreviewCount: 2847\nratingSource: S\nratingUrl: https://hop.market.com/p\nratingSeen: 2026-01-02\nshowAggregateRating: true\nguaranteeDays: 60\nsessionMinutes: {from: 7, to: 30}\ndailyMinutes: {from: 15, to: 30}\npromiseMinutes: 7\ndelivery: Instant digital download\noffer: O\n${confirmed}`;
const testimonial = (name: string, sample: boolean) =>
  `  - {name: ${name}, text: T, sample: ${sample}, consent: {given: 2026-01-02, record: A letter}}\n`;
const testimonials = (samples: number) => `items:\n${[1, 2, 3].map((n) => testimonial(`N${n}`, n <= samples)).join("")}`;
const claims = (expires: string) => `items:\n${claim("old", expires)}`;

const ready: ContentFiles = {
  "settings/site.yml": site,
  "settings/product.yml": product,
  "settings/author.yml": "name: Ann Lee\nrole: Editor\nbiography: Ann edits this site.\n",
  "pages/testimonials.yml": testimonials(0),
  "claims.yml": claims("2026-07-24"),
  "first-hand/purchase.yml": contentFiles["purchase"],
  "first-hand/trial.yml": contentFiles["trial"],
};
/** Changes with something of all that can be missing. */
const unready: ContentFiles = {
  "settings/site.yml": siteSettings({
    url: "https://my-site.example",
    affiliateLink: "https://seller.example/x",
    contactEmail: "mail@site.example",
    publisher: '{name: "[Name]", place: "[Address]"}',
    placements: "",
  }),
  "settings/product.yml": product.replace(/ratingUrl.*\n|showAggregateRating.*\n|confirmed:[^]*/g, ""),
  "settings/author.yml": undefined,
  "pages/testimonials.yml": testimonials(1),
  "first-hand/purchase.yml": undefined,
  "claims.yml": claims("2026-02-03"),
  "pages/legal/terms.md": legal("terms").replace("Text.", "TODO"),
};
const environment = { REPOSITORY_URL: "https://github.com/owner/site" };

/** Formatted diagnostics of a content folder that is ready for launch, with some files changed. */
function linesFor(changes: ContentFiles = {}, variables: NodeJS.ProcessEnv = environment): string[] {
  const tree = contentTree({ ...ready, ...changes }, "2026-02-03");
  expect(tree.diagnostics).toEqual([]);
  return checkLaunch(tree, variables).map(formatDiagnostic);
}

describe("the launch check", () => {
  const withSite = (changes: Parameters<typeof siteSettings>[0]) => ({ "settings/site.yml": siteSettings(changes) });

  it("passes when nothing is missing", () => {
    expect(linesFor()).toEqual([]);
    expect(linesFor(withSite({ copyright: "© 2025–2026 Jane Roe" }))).toEqual([]);
  });

  it("reports in the order of docs/launch.md", () => {
    const steps = readFileSync("docs/launch.md", "utf8").matchAll(/^\| `([a-z-]+)`/gm);
    const ids = linesFor(unready, {}).map((line) => /\[([\w-]+)\]/.exec(line)?.[1]);
    expect([...new Set(ids)]).toEqual(Array.from(steps, ([, id]) => id));
  });

  const withProduct = (line: RegExp, replacement = "") => ({ "settings/product.yml": product.replace(line, replacement) });

  it.each<[ContentFiles, RegExp]>([
    [withSite({ publisher: '{name: "[Name]", place: "1 Road, Town"}' }), /site\.yml:\d+:\d+ error\[publisher\] the publisher has no name/],
    [withSite({ publisher: '{name: "Jane Roe", place: "[Address]"}' }), /error\[publisher\] the publisher has no postal address/],
    [
      withSite({ affiliateLink: "https://seller.example/x" }),
      /^content\/settings\/site\.yml:5:1 error\[affiliate-link\] the affiliate link https:\/\/seller\.example\/x is a placeholder; enter your own link$/,
    ],
    [withSite({ url: "https://my-site.example" }), /site\.yml:2:1 error\[site-url\]/],
    [withSite({ url: "https://site.localhost" }), /error\[site-url\]/],
    [withSite({ contactEmail: "mail@site.example" }), /error\[contact\] the address mail@site\.example is a placeholder/],
    [
      withSite({ copyright: '"© 2024–2025 Jane Roe"' }),
      /site\.yml:\d+:1 warning\[publisher\] the copyright ends in 2025; write this year$/,
    ],
    [withSite({ placements: "" }), /site\.yml:1:1 warning\[sub-id\] nothing tells which page a sale came from/],
    [withProduct(/ratingUrl.*\n/), /product\.yml:1:1 error\[rating-source\] the source of the rating 4\.8 from 2847 reviews is incomplete/],
    [
      { "pages/testimonials.yml": testimonials(1) },
      /testimonials\.yml:2:\d+ error\[sample-testimonial\] the testimonial of N1 is a sample/,
    ],
    [
      withProduct(/ {2}guaranteeDays: .*\n/),
      /product\.yml:10:1 warning\[unconfirmed-number\] guaranteeDays is not confirmed; .* confirmed\.guaranteeDays$/,
    ],
    [
      withProduct(/ {2}rating: .*/, "  rating: 2026-02-04"),
      /warning\[unconfirmed-number\] rating is confirmed for 2026-02-04, which is not over/,
    ],
    [
      withProduct(/showAggregateRating: true/, "showAggregateRating: false"),
      /warning\[aggregate-rating\] structured data omits the rating; to include it, enter confirmed\.rating/,
    ],
    [
      { "first-hand/purchase.yml": undefined },
      /product\.yml:1:1 warning\[first-hand\] there is no content\/first-hand\/purchase\.yml; until there is, pages show 'Price: not known; Refund: the seller says, 60 days; Maker: not known'; see docs\/first-hand\.md$/,
    ],
    [{ "first-hand/trial.yml": undefined }, /warning\[first-hand\] there is no content\/first-hand\/trial\.yml; .* 'Tested: not known';/],
    [withProduct(/^/, "facts: [method]\n"), /there is no content\/first-hand\/recordings\/; .* 'Method: not known';/],
    [{ "settings/author.yml": undefined }, /site\.yml:\d+:1 warning\[author\] articles are signed by 'A'; name a person/],
    [
      { "claims.yml": claims("2026-02-03") },
      /claims\/old\.yml:8:1 error\[expired-claim\] the claim 'old' was checked on .* expired on 2026-02-03/,
    ],
  ])("reports what is missing: %j", (changes, expected) => {
    expect(linesFor(changes)).toEqual([expect.stringMatching(expected)]);
  });

  it.each(["[Name of the publisher]", "TODO", "Write to us@example.com.", "Insert address here."])(
    "reports unfinished text in a legal text: %s",
    (words) => {
      const text = legal("terms").replace("Text.", `The terms.\n\n${words}`);
      const lines = linesFor({ "pages/legal/terms.md": text });
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(new RegExp(`^content/pages/legal/terms\\.md:${lineOf(text, words)}:1 error\\[placeholder\\]`));
    },
  );

  it("allows links and footnotes", () => {
    expect(
      linesFor({ "pages/legal/terms.md": legal("terms").replace("Text.", "See [the review](/review/) and [it][a].\n\n[a]: /faq/") }),
    ).toEqual([]);
  });

  it("names what keeps a file from being read, first", () => {
    const changes = {
      "settings/author.yml": "name: Ann Lee\nrole: Editor\nbio: B.\n",
      ...withProduct(/(?<=ratingSeen: ).*/, "February 2"),
    };
    const tree = contentTree({ ...ready, ...changes, "pages/testimonials.yml": testimonials(1) }, "2026-02-03");
    const lines = checkLaunch(tree, environment).map(formatDiagnostic);
    expect(lines).toEqual([
      expect.stringMatching(/author\.yml:\d+:1 error\[missing-field\] missing field 'biography'/),
      expect.stringMatching(/author\.yml:3:1 error\[unknown-field\] unknown field 'bio'/),
      expect.stringMatching(/product\.yml:8:1 error\[field\] field 'ratingSeen' is invalid/),
      expect.stringMatching(/error\[sample-testimonial\]/),
    ]);
  });
});

it("a build for production fails with what must not be published, and says how to override that; other builds are not checked", () => {
  const log = jest.spyOn(console, "log").mockReturnValue();
  const content = contentTree({ ...ready, ...unready });
  const build = (environment: NodeJS.ProcessEnv) => assertReadyForProduction({ ...environment }, content);
  for (const environment of [{ CONTEXT: "deploy-preview" }, {}]) build(environment);
  expect(log).not.toHaveBeenCalled();
  // Others, such as a missing address, and warnings stop no build.
  const ids = ["affiliate-link", "rating-source", "sample-testimonial", "site-url"];
  const errors = ids.map((id) => `[^\n]* error\\[${id}\\] [^\n]*\n`).join("");
  expect(() => build({ CONTEXT: "production" })).toThrow(
    new RegExp(`^${errors}Nothing was built, because this build is for production\\. To build anyway, set LAUNCH_ANYWAY=yes\\.$`),
  );
  build({ CONTEXT: "Production", LAUNCH_ANYWAY: "yes" });
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^launch: \d errors?, \d+ warnings?; npm run check:launch lists them$/));
});

it("check:launch exits with 1 on errors, and a build with a placeholder builds nothing and names the errors of content, too", async () => {
  const errors = (text: string) => text.match(/(?<= error\[)[\w-]+(?=\])/g) ?? [];
  const folder = (changes: ContentFiles) => contentFolder({ ...ready, ...changes });
  const failed = await runCommand(checkLaunchCommand, folder({ "pages/testimonials.yml": testimonials(2) }));
  expect([failed.status, errors(failed.stderr)]).toEqual([1, expect.arrayContaining(["sample-testimonial", "expired-claim"])]);
  expect(failed.stdout).toContain(`launch: ${errors(failed.stderr).length} errors`);
  const placeholder = folder({
    "settings/site.yml": siteSettings({ affiliateLink: "https://seller.example/x" }),
    "posts/second.md": "---\nslug: [\n---\n",
  });
  const build = spawnCommand("build", `CONTENT_DIR=${placeholder}`, "CONTEXT=production");
  expect([build.status, errors(build.stderr)]).toEqual([1, expect.arrayContaining(["affiliate-link", "yaml"])]);
  expect(build.stdout).not.toContain("Building with Gatsby");
});
