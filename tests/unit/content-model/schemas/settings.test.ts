import { parseContent } from "../../../../src/content-model/parse";

describe("settings", () => {
  const product = [
    "name: The Program",
    "description: An audio program.",
    "rating: 4.8",
    "bestRating: 5",
    "reviewCount: 2847",
    "ratingSource: as the seller reports",
    "showAggregateRating: true",
    "guaranteeDays: 60",
    "sessionMinutes: {from: 7, to: 30}",
    "dailyMinutes: {from: 15, to: 30}",
    "promiseMinutes: 7",
    "delivery: Instant digital download",
    "offer: A set of recordings.",
  ].join("\n");
  const site = [
    "brand: A Brand",
    "url: https://site.example",
    "description: About it.",
    "blog: {subject: sounds, topics: sounds and rest}",
    "affiliateLink: https://seller.example/x",
    "headerLabel: Try it",
    "firstButtonLabel: Try it now",
    "disclosure: We earn through links.",
    "tagline: A line.",
    "footerDisclosure: Links.",
    "legalPages: [disclaimer]",
    "disclosurePage: disclaimer",
    "copyright: © 2025",
    "author: Editors",
    "authorType: Organization",
    "contactEmail: mail@site.example",
    'publisher: {name: "[Name]", place: A street}',
    "robots: {disallow: [/x/], blockedAgents: [GPTBot]}",
  ].join("\n");

  it("are valid", () => {
    expect(parseContent("product", product, "p").diagnostics).toEqual([]);
    expect(parseContent("site", site, "s").diagnostics).toEqual([]);
    expect(parseContent("site", `${site}\nhsts: {includeSubDomains: true, preload: true}`, "s").diagnostics).toEqual([]);
  });

  it.each([
    ["a rating above the best", product.replace("rating: 4.8", "rating: 5.1"), "product", /rating must not be more than bestRating/],
    ["an editorial rating above the best", `${product}\neditorialRating: 45`, "product", /editorialRating must be from 1 to bestRating/],
    ["a fraction for a count", product.replace("2847", "28.47"), "product", /reviewCount must be a whole number/],
    ["a count of 0", product.replace("Days: 60", "Days: 0"), "product", /guaranteeDays must be more than 0/],
    ["a range with its ends swapped", product.replace("{from: 7", "{from: 31"), "product", /sessionMinutes.from must not be more than/],
    ["an affiliate link over http", site.replace("https://seller", "http://seller"), "site", /affiliateLink must be a URL that begins/],
    ["an affiliate link of javascript:", site.replace("https://seller.example/x", "javascript:x"), "site", /affiliateLink must be/],
    ["a site URL with a path", site.replace("site.example\n", "site.example/blog\n"), "site", /url must have no path/],
    ["an unknown type of author", site.replace("Type: Org", "Type: Team of Org"), "site", /authorType must be one of Organization, Person/],
    ["a publisher without a place", site.replace(", place: A street", ""), "site", /publisher.place must be text/],
    ["a text for the publisher", site.replace(/publisher: .*/, "publisher: Me"), "site", /publisher must have a name and a place/],
    ["a URL in robots.disallow", site.replace("/x/", "https://site.example/"), "site", /robots.disallow must contain paths that begin/],
    [
      "a crawler name with a line feed",
      site.replace("GPTBot", '"A\\nDisallow: /"'),
      "site",
      /robots.blockedAgents must contain names of crawlers/,
    ],
    [
      "HSTS preload without subdomains",
      `${site}\nhsts: {includeSubDomains: false, preload: true}`,
      "site",
      /hsts.preload needs hsts.includeSubDomains: true/,
    ],
    [
      "a text for a switch",
      `${site}\nhsts: {includeSubDomains: yes please, preload: false}`,
      "site",
      /hsts.includeSubDomains must be true or false/,
    ],
    ["an invalid mail address", site.replace("mail@", "mail at "), "site", /contactEmail must be a mail address/],
  ] as const)("refuse %s", (_, source, type, suggestion) => {
    const { value, diagnostics } = parseContent(type, source, "x.yml");
    expect(value).toBeUndefined();
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]?.suggestion).toMatch(suggestion);
  });

  it("report a missing field as missing even if it must be one of several words", () => {
    const { diagnostics } = parseContent("site", site.replace("authorType: Organization\n", ""), "s");
    expect(diagnostics.map(({ id, message }) => ({ id, message }))).toEqual([
      { id: "missing-field", message: "missing field 'authorType'" },
    ]);
  });

  it("accept the year of a reference as number or text", () => {
    const reference = (year: string) =>
      `items:\n  - id: a\n    authors: A.\n    year: ${year}\n    title: T\n    source: S\n    topics: []\n    method: background\n    outcomes: [memory]\n    finding: F\n    caveat: C\n    evidence: mixed\n`;
    const years = (year: string) => parseContent("references", reference(year), "r").value?.items.map((item) => item.year);
    expect(years("1973")).toEqual(["1973"]);
    expect(years("n.d.")).toEqual(["n.d."]);
    expect(years("73")).toBeUndefined();
    expect(years("2025-01-01")).toBeUndefined();
  });
});
