import type { ContentTypeName } from "../../../src/content-model/content-types";
import { parseContent } from "../../../src/content-model/parse";
import { contentFiles } from "../lint/content-fixture";

type Type = ContentTypeName;
const types = Object.keys(contentFiles) as Type[];
const sourceOf = (type: Type): string => contentFiles[type] ?? "";
const suggestions = (type: Type, source: string) => parseContent(type, source, "x.yml").diagnostics.map(({ suggestion }) => suggestion);
const interval = "low: 0.11, high: 0.59, level: 95, ";

it.each<[Type, string | RegExp, string]>([
  ...types.map((type): [Type, string, string] => [type, "", ""]),
  ["product", "offer: O", "offer: O\nprice: {amount: $39, day: 2026-01-02, source: the checkout}"],
  ["reference", "1973", "n.d."],
  ["reference", interval, ""],
  ["reference", "95", "99"],
  ["reference", "0.35, low: 0.11, high: 0.59", "-1.27, low: -1.7, high: -0.84"],
  ["reference", `SMD, estimate: 0.35, ${interval}`, "percent, estimate: -55, change: true, "],
  ["reference", `SMD, estimate: 0.35, ${interval}`, "count, estimate: 5, total: 14, "],
  ["comparedProduct", "reference: oster-1973", "url: https://maker.example/"],
  ["comparedProduct", /payment.*/, "isReviewed: true\npayment: {text: Once}"],
  ["comparedProduct", /study.*/, "study: {grade: No study found}"],
  ["chart", /forest/, "bars"],
  ["chart", /forest([^]*)axis:.*\n/, "dots$1"],
  ["chart", /forest([^]*beats\n)/, "line\nacross: Time$1    at: 2\n    when: 2 days\n"],
  ["sound", /binaural([^]*)rate: 10\n/, "tone$1"],
])("%s is valid with %s as %j", (type, from, to) => {
  expect(suggestions(type, sourceOf(type).replace(from, to))).toEqual([]);
});

it.each<[Type, string | RegExp, string, string]>([
  ["product", /confirmed: .*/, "confirmed: {}", "showAggregateRating must have the day on which the rating was confirmed"],
  ["product", "bestRating: 5", "bestRating: 0.5", "rating must not be more than bestRating"],
  ["product", "ratingSource: S\n", "", "a rating needs bestRating, reviewCount and ratingSource"],
  ["product", "2847", "28.47", "reviewCount must be a whole number"],
  ["product", "{from: 7", "{from: 31", "sessionMinutes must begin with the smaller number"],
  ["site", "https://seller", "http://seller", "affiliateLink must be a URL that begins with https://"],
  ["site", "https://seller", "https:seller", "affiliateLink must have the name of a site after https://, such as https://site.example/"],
  ["site", "site.example\n", "site.example/blog\n", "url must be https://site.example: no path, and no capitals or other signs"],
  ["site", /blog: .*/, "blog: desks", "write its fields below it, each in a line of its own as name: value"],
  ["site", /publisher: .*/, "publisher: Me", "publisher must have a name and a place"],
  ["site", /disclosure: .*/, "disclosure: We like links.", "disclosure must say that you earn a commission when a reader buys"],
  ["claim", "name: studies", "name: two words", "name must be one word"],
  ["claim", "[oster-1973]", "[]", "a claim of a study needs a reference to the study"],
  ["claim", "2026-07-24", "2025-07-24", "expires must be after the day of the last comparison"],
  ["claim", "is: 22", "is: a dozen", "is must be a number"],
  ["reference", "1973", "73", "year must be a year such as 2024, or n.d. for a work without one"],
  ["reference", "1973", "2098", "year must not be in the future"],
  [
    "reference",
    "topics: []",
    "topics: []\ndoi: 10.1000/xyz\u200B",
    "doi must look like 10.1000/xyz, without a URL before it or an invisible character",
  ],
  ["reference", "0.35", "0.6", "estimate must be between low (0.11) and high (0.59)"],
  ["reference", "high: 0.59, ", "", "low and high must be given together"],
  ["reference", "level: 95, ", "", "level must be given with low and high, and only with them"],
  ["reference", "SMD", "HR, change: true", "only a percentage is a change"],
  ["reference", `SMD, estimate: 0.35, ${interval}`, "percent, estimate: 120, ", "a percentage must be from 0 to 100 unless it is a change"],
  ["reference", `SMD, estimate: 0.35, ${interval}`, "HR, estimate: 0, ", "a ratio must be above 0"],
  ["reference", `SMD, estimate: 0.35, ${interval}`, "count, estimate: 5, ", "a count must say out of how many, and only a count: total"],
  ["reference", `SMD, estimate: 0.35, ${interval}`, "count, estimate: 15, total: 14, ", "estimate must be at most the total (14)"],
  ["reference", /( {2}- .*\n)/, "$1$1", "two effects have the same id"],
  ["comparedProduct", ", references: [oster-1973]", "", "references must name the study"],
  ["comparedProduct", "reference: oster-1973, ", "", "payment must have a reference or a url, one of the two"],
  ["comparedProduct", ", read: 2026-01-02", "", "payment must have the day on which it was read"],
  ["faq", / +linkTo.*\n/, "", "a button needs a label and a page to lead to: give both or neither"],
  ["faq", "/review/", "//elsewhere.example/", "linkTo must be a path on this site that begins and ends with a slash"],
  ["faq", "it 3?", "it 3", "question must end with a question mark"],
  ["faq", /entries:[^]*/, "entries: []\n", "entries must have at least one entry"],
  ["chart", /axis: .*\n/, "", "a chart of the kind forest needs axis: what the axis measures"],
  ["chart", "oster-1973/beats", "beats", "effect must be written reference/effect, such as smith-2023/all-adults"],
  ["chart", "forest", "line\nacross: Time", "a point of a line needs a position (at) and a label (when)"],
  ["sound", "binaural", "tone", "a plain tone has no rate"],
  ["sound", "rate: 10\n", "", "rate must say how many beats or pulses there are per second"],
  [
    "sound",
    "binaural\ncarrier: 400",
    "monaural\ncarrier: 3495",
    "carrier and rate together must be at most 3500 hertz, because the files hold no higher frequency",
  ],
  ["sound", "400", "1000", "the carrier of a binaural beat must be below 1000 hertz: higher ones give no beat"],
  ["sound", "rate: 10", "rate: 41", "the rate of a binaural beat must be at most 40 hertz: faster ones are not heard as beats"],
  [
    "sound",
    "binaural\ncarrier: 400\nrate: 10",
    "isochronic\ncarrier: 60\nrate: 20",
    "rate must be at most a quarter of the carrier, or there are no beats to hear",
  ],
  ["sound", "12", "21", "seconds must be a whole number from 5 to 20"],
  ["wording", "cure*", "'*'", "phrases must be plain words, without brackets; * is any letters, … between words any words"],
  ["cautions", "topic: [pain], ", "", "a caution needs a topic or a mention, or has to concern the product: no text needs it now"],
  ["cautions", "words: [doctor], ", "", "a caution needs words, or has to name a doctor: any paragraph would do now"],
  ["purchase", "$39", '"39"', "total must be an amount with its currency, such as $39"],
  ["purchase", "$39", "$39 a month", "total must not say how often it is charged: billing does"],
  ["purchase", "asked: 2026-01-03, ", "", "asked must be there, because the seller has answered or paid"],
  ["purchase", "asked: 2026-01-03", "asked: 2026-01-01", "asked must not be before the purchase"],
])("%s refuses %s as %j", (type, from, to, expected) => {
  const source = sourceOf(type).replace(from, to);
  expect(source).not.toBe(sourceOf(type));
  expect(suggestions(type, source)).toEqual([expected]);
});

it("accepts a plain answer of the FAQ and a year as a number, and returns one shape", () => {
  const faq = parseContent("faq", sourceOf("faq"), "x").value?.groups[0]?.entries.slice(0, 2);
  expect(faq?.map(({ answer }) => answer)).toEqual([
    { text: "With a button.", linkText: "Read it", linkTo: "/review/" },
    { text: "Plain text." },
  ]);
  const yearOf = (year: string) => parseContent("reference", sourceOf("reference").replace("1973", year), "x").value?.year;
  expect(["1973", "1885", "n.d."].map(yearOf)).toEqual(["1973", "1885", "n.d."]);
});
