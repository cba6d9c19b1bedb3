import fc from "fast-check";
import { PROPERTY_TIME, propertyRuns } from "../../property-runs";
import { contentTypes, type ContentTypeName } from "../../../src/content-model/content-types";
import { parseContent } from "../../../src/content-model/parse";
import type { Diagnostic } from "../../../src/content-model/diagnostic";
import { faqSource, postLines, postSource } from "./samples";

const parsePost = (source: string) => parseContent("post", source, "content/posts/x.md");
const place = ({ line, column, id }: Diagnostic) => ({ line, column, id });

describe("a valid article", () => {
  it("is parsed to a value with days as text, and a body with its offset", () => {
    const { value, body, bodyOffset, diagnostics } = parsePost(postSource({}, [], "Body, first line.\n\nThird."));
    expect(diagnostics).toEqual([]);
    expect(value).toMatchObject({ slug: "a-valid-article", date: "2025-07-24", categorySlug: "memory-improvement" });
    expect(value?.faq).toEqual([
      { question: "Is it one?", answer: "It is one." },
      { question: "Is it two?", answer: "It is two." },
    ]);
    expect(body).toBe("Body, first line.\n\nThird.\n");
    expect(bodyOffset).toBe(13);
  });

  it.each([
    ["a byte order mark", (source: string) => `\uFEFF${source}`],
    ["CRLF", (source: string) => source.replace(/\n/g, "\r\n")],
    ["CR alone", (source: string) => source.replace(/\n/g, "\r")],
    ["a byte order mark and CRLF", (source: string) => `\uFEFF${source.replace(/\n/g, "\r\n")}`],
  ])("is parsed the same with %s", (_, change) => {
    const plain = parsePost(postSource());
    const { value, body, bodyOffset, diagnostics } = parsePost(change(postSource()));
    expect({ value, body, bodyOffset, diagnostics }).toEqual({
      value: plain.value,
      body: plain.body,
      bodyOffset: plain.bodyOffset,
      diagnostics: [],
    });
  });

  it("may have a body with a line of ---", () => {
    const { body, diagnostics } = parsePost(postSource({}, [], "Above.\n\n---\n\nBelow."));
    expect(diagnostics).toEqual([]);
    expect(body).toBe("Above.\n\n---\n\nBelow.\n");
  });

  it("may have no body", () => {
    const { value, body } = parsePost(postSource().replace(/---\nA first.*$/s, "---"));
    expect(value?.slug).toBe("a-valid-article");
    expect(body).toBe("");
  });

  it("may have an update with its changes, a picture and redirects", () => {
    const more = [
      "updated: 2025-08-01",
      "changes: A study was added.",
      "image: ./x.jpg",
      "imageAlt: A quiet desk",
      "redirectFrom: [/blog/old-name/, /2019/05/My_Post.html]",
    ];
    expect(parsePost(postSource({}, more)).value).toMatchObject({
      updated: "2025-08-01",
      changes: "A study was added.",
      image: "./x.jpg",
      imageAlt: "A quiet desk",
      redirectFrom: ["/blog/old-name/", "/2019/05/My_Post.html"],
    });
  });
});

interface Case {
  readonly name: string;
  readonly source: string;
  readonly line: number;
  readonly column: number;
  readonly id: string;
  readonly message: RegExp;
  readonly suggestion: RegExp;
}

const slugCase = (name: string, written: string, suggestion: RegExp): Case => ({
  name: `a slug ${name}`,
  source: postSource({ slug: `slug: ${written}` }),
  line: postLines.slug,
  column: 1,
  id: "field",
  message: /field 'slug' is invalid/,
  suggestion,
});
const dateCase = (written: string, suggestion = /date must be an existing day, written yyyy-mm-dd/): Case => ({
  name: `the date ${written}`,
  source: postSource({ date: `date: ${written}` }),
  line: postLines.date,
  column: 1,
  id: "field",
  message: /field 'date' is invalid/,
  suggestion,
});
const redirectCase = (written: string): Case => ({
  name: `the redirect from ${written}`,
  source: postSource({ date: `date: 2025-07-24\nredirectFrom: [${written}]` }),
  line: postLines.date + 1,
  column: 16,
  id: "field",
  message: /field 'redirectFrom\[1\]' is invalid/,
  suggestion: /redirectFrom must contain/,
});
const letters = /a–z, 0–9 and single hyphens/;

const cases: readonly Case[] = [
  ...(["slug", "title", "excerpt", "metaDescription", "categorySlug", "date", "faq"] as const).map((field): Case => ({
    name: `no ${field}`,
    source: postSource({ [field]: undefined }),
    line: 2,
    column: 1,
    id: "missing-field",
    message: new RegExp(`^missing field '${field}'$`),
    suggestion: new RegExp(`^${field} must be`),
  })),
  {
    name: "an unknown field",
    source: postSource({ date: "date: 2025-07-24\ncategory: memory" }),
    line: postLines.date + 1,
    column: 1,
    id: "unknown-field",
    message: /^unknown field 'category'$/,
    suggestion:
      /^known fields: slug, title, excerpt, metaDescription, categorySlug, date, draft, updated, changes, image, imageAlt, redirectFrom, faq$/,
  },
  {
    name: "a draft that is not a boolean",
    source: postSource({ date: "date: 2025-07-24\ndraft: maybe" }),
    line: postLines.date + 1,
    column: 1,
    id: "field",
    message: /^field 'draft' is invalid$/,
    suggestion: /^draft must be true or false$/,
  },
  {
    name: "an unknown field within a list",
    source: postSource({}, ["    author: Ann"]),
    line: 13,
    column: 5,
    id: "unknown-field",
    message: /^unknown field 'faq\[2\]\.author'$/,
    suggestion: /^known fields: question, answer$/,
  },
  dateCase("2025-02-30"),
  dateCase("2025-13-01"),
  dateCase("2023-02-29"),
  dateCase("24.07.2025"),
  dateCase("2025-7-4"),
  dateCase("2025-07-24T10:00:00Z"),
  dateCase("20250724", /date must be a day written yyyy-mm-dd/),
  {
    name: "an update without changes",
    source: postSource({ date: "date: 2025-07-24\nupdated: 2025-08-01" }),
    line: postLines.date + 1,
    column: 1,
    id: "field",
    message: /field 'updated' is invalid/,
    suggestion: /^updated needs a line in changes that says what changed$/,
  },
  {
    name: "changes without the day of the update",
    source: postSource({ date: "date: 2025-07-24\nchanges: A study was added." }),
    line: postLines.date + 1,
    column: 1,
    id: "field",
    message: /field 'changes' is invalid/,
    suggestion: /^changes needs the day of the change in updated$/,
  },
  {
    name: "an update before the publication date",
    source: postSource({ date: "date: 2025-07-24\nupdated: 2025-07-23\nchanges: A study was added." }),
    line: postLines.date + 1,
    column: 1,
    id: "field",
    message: /field 'updated' is invalid/,
    suggestion: /^updated must not be before date$/,
  },
  ...["blog/old/", "/", "//other.example/", "/blog/../x/", "/..", "/a b/", '"/blog/*"', "https://site.example/old/", "2019"].map(
    redirectCase,
  ),
  {
    name: "three FAQ entries",
    source: postSource({}, ["  - question: Is it three?", "    answer: It is three."]),
    line: postLines.faq,
    column: 1,
    id: "field",
    message: /field 'faq' is invalid/,
    suggestion: /^faq has 3 entries but must have exactly 2$/,
  },
  {
    name: "one FAQ entry",
    source: postSource({ faq: "faq:\n  - question: Is it one?\n    answer: It is one." }),
    line: postLines.faq,
    column: 1,
    id: "field",
    message: /field 'faq' is invalid/,
    suggestion: /^faq has 1 entries but must have exactly 2$/,
  },
  {
    name: "a FAQ entry without an answer",
    source: postSource({ faq: "faq:\n  - question: Is it one?\n    answer: It is one.\n  - question: Is it two?" }),
    line: postLines.faq + 3,
    column: 5,
    id: "missing-field",
    message: /^missing field 'faq\[2\]\.answer'$/,
    suggestion: /answer must be text/,
  },
  ...["page", "category", "all"].map((slug) => slugCase(`'${slug}'`, slug, new RegExp(`slug '${slug}' is reserved`))),
  slugCase("with capitals", "A-Valid-Article", letters),
  slugCase("with an underscore", "a_b", letters),
  slugCase("with an umlaut", "äpfel", letters),
  slugCase("with a space", "a b", letters),
  slugCase("with a slash", "a/b", letters),
  slugCase("that leaves the folder", "../../elsewhere/x", letters),
  slugCase("of two dots", '".."', letters),
  slugCase("with %2e", '"%2e%2e"', letters),
  slugCase("with a dot", "a.b", letters),
  slugCase("with two hyphens together", "a--b", letters),
  slugCase("that begins with a hyphen", "-a", letters),
  slugCase("that ends with a hyphen", "a-", letters),
  slugCase("with a line feed at its end", '"a\\n"', letters),
  slugCase("of 300 characters", "a".repeat(300), /at most 80 characters/),
  slugCase("that is empty", '""', letters),
  slugCase("that is a number", "2025", /slug must be text: put it in double quotes/),
  slugCase("that is true", "true", /slug must be text: put it in double quotes/),
  {
    name: "broken YAML",
    source: postSource({ title: "title: Memory: what helps" }),
    line: postLines.title,
    column: 8,
    id: "yaml",
    message: /invalid YAML/,
    suggestion: /in double quotes/,
  },
  {
    name: "an open quote",
    source: postSource({ faq: 'faq: "never closed' }),
    line: postLines.faq,
    column: 19,
    id: "yaml",
    message: /invalid YAML/,
    suggestion: /in double quotes/,
  },
  {
    name: "a tab that indents",
    source: postSource({ faq: "faq:\n\t- question: Is it?" }),
    line: postLines.faq + 1,
    column: 1,
    id: "yaml",
    message: /invalid YAML/,
    suggestion: /indent with spaces/,
  },
  {
    name: "a key twice",
    source: postSource({ date: "date: 2025-07-24\nslug: another" }),
    line: postLines.date + 1,
    column: 1,
    id: "yaml",
    message: /invalid YAML/,
    suggestion: /remove one of the two keys/,
  },
  {
    name: "a tag",
    source: postSource({ date: "date: !day 2025-07-24" }),
    line: postLines.date,
    column: 12,
    id: "yaml",
    message: /the YAML tag !day is not allowed/,
    suggestion: /remove the tag/,
  },
  ...["__proto__", "constructor", "prototype", '"__proto__"'].map((key): Case => ({
    name: `the key ${key}`,
    source: postSource({ date: `date: 2025-07-24\n${key}: {polluted: yes}` }),
    line: postLines.date + 1,
    column: 1,
    id: "yaml",
    message: new RegExp(`the key ${key.replace(/"/g, "")} is not allowed`),
    suggestion: /remove it/,
  })),
  {
    name: "a prototype key in a nested map",
    source: postSource({ date: "date: {deep: [{__proto__: {polluted: yes}}]}" }),
    line: postLines.date,
    column: 16,
    id: "yaml",
    message: /the key __proto__ is not allowed/,
    suggestion: /remove it/,
  },
  {
    name: "a key that is a list",
    source: postSource({ date: "date: 2025-07-24\n? [a]\n: b" }),
    line: postLines.date + 1,
    column: 3,
    id: "yaml",
    message: /a key must be text/,
    suggestion: /a name before/,
  },
  {
    name: "an empty file",
    source: "",
    line: 1,
    column: 1,
    id: "empty",
    message: /^the file is empty$/,
    suggestion: /write the article or delete the file/,
  },
  {
    name: "only white space",
    source: "\uFEFF \r\n\t\n",
    line: 1,
    column: 1,
    id: "empty",
    message: /^the file is empty$/,
    suggestion: /article/,
  },
  {
    name: "a NUL byte",
    source: postSource({}, [], "A\u0000B"),
    line: 1,
    column: 1,
    id: "encoding",
    message: /not UTF-8/,
    suggestion: /save it as UTF-8/,
  },
  {
    name: "bytes that are not UTF-8",
    source: Buffer.from(postSource({}, [], "caf\u00e9"), "latin1").toString("utf8"),
    line: 1,
    column: 1,
    id: "encoding",
    message: /not UTF-8/,
    suggestion: /save it as UTF-8/,
  },
  {
    name: "UTF-16",
    source: Buffer.from(`\uFEFF${postSource()}`, "utf16le").toString("utf8"),
    line: 1,
    column: 1,
    id: "encoding",
    message: /not UTF-8/,
    suggestion: /save it as UTF-8/,
  },
  {
    name: "no front matter",
    source: "# A title\n\nText.\n",
    line: 1,
    column: 1,
    id: "front-matter",
    message: /there is no front matter/,
    suggestion: /a line of ---/,
  },
  {
    name: "front matter that never ends",
    source: "---\nslug: a\n\nText.\n",
    line: 1,
    column: 1,
    id: "front-matter",
    message: /there is no front matter/,
    suggestion: /another line of ---/,
  },
  {
    name: "front matter that is a list",
    source: "---\n- slug\n---\nText.\n",
    line: 2,
    column: 1,
    id: "field",
    message: /field '\(whole file\)' is invalid/,
    suggestion: /expected object/,
  },
];

describe("an invalid article", () => {
  it.each(cases)("is reported with its position for $name", ({ source, line, column, id, message, suggestion }) => {
    const { value, diagnostics } = parsePost(source);
    expect(value).toBeUndefined();
    expect(diagnostics.map(place)).toEqual([{ line, column, id }]);
    expect(diagnostics[0]).toMatchObject({ file: "content/posts/x.md", severity: "error" });
    expect(diagnostics[0]?.message).toMatch(message);
    expect(diagnostics[0]?.suggestion).toMatch(suggestion);
  });

  it("with empty front matter is reported, and its front matter does not extend to a later line of ---", () => {
    const { value, diagnostics, body, bodyOffset } = parsePost("---\n---\nText.\n\n---\n\nMore.\n");
    expect(value).toBeUndefined();
    expect({ body, bodyOffset }).toEqual({ body: "Text.\n\n---\n\nMore.\n", bodyOffset: 2 });
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ id: "field", message: "field '(whole file)' is invalid" });
  });

  it("is reported with all its errors at once", () => {
    const { diagnostics } = parsePost(
      postSource({ slug: "slug: Not Good", date: "date: 2025-02-30", excerpt: undefined, title: "title: Short" }, ["tags: [a]", "mood: b"]),
    );
    expect(diagnostics.map(({ line, message }) => `${line} ${message}`).sort()).toEqual(
      [
        "2 field 'slug' is invalid",
        "2 missing field 'excerpt'",
        "3 field 'title' is invalid",
        "6 field 'date' is invalid",
        "12 unknown field 'tags'",
        "13 unknown field 'mood'",
      ].sort(),
    );
  });

  it("is reported with the length of a text that is too short or too long", () => {
    const suggestions = (source: string) => parsePost(source).diagnostics.map((diagnostic) => diagnostic.suggestion);
    expect(suggestions(postSource({ title: 'title: "Too short"' }))).toEqual(["title has 9 characters but must have 35 to 65"]);
    expect(suggestions(postSource({ title: `title: "${"t".repeat(66)}"` }))).toEqual(["title has 66 characters but must have 35 to 65"]);
    expect(suggestions(postSource({ excerpt: `excerpt: "${"e".repeat(109)}"` }))).toEqual([
      "excerpt has 109 characters but must have 110 to 180",
    ]);
    expect(suggestions(postSource({ metaDescription: `metaDescription: "${"d".repeat(159)}"` }))).toEqual([
      "metaDescription has 159 characters but must have 120 to 158",
    ]);
    expect(parsePost(postSource({ title: `title: "${"t".repeat(65)}"` })).diagnostics).toEqual([]);
    expect(parsePost(postSource({ title: `title: "${"t".repeat(35)}"` })).diagnostics).toEqual([]);
  });

  it("does not change the prototype of objects", () => {
    parsePost(postSource({ date: "date: 2025-07-24\n__proto__: {polluted: yes}" }));
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  it("may have no alias", () => {
    const { value, diagnostics } = parsePost(
      postSource({ title: "title: &t A Title That Is Long Enough for a Page", excerpt: "excerpt: *t" }),
    );
    expect(value).toBeUndefined();
    expect(diagnostics).toEqual([
      expect.objectContaining({ line: postLines.excerpt, column: 10, id: "yaml", message: "YAML aliases are not allowed" }),
    ]);
  });

  it("with a bomb of aliases is refused quickly", () => {
    const levels = Array.from({ length: 30 }, (_, i) => `l${i + 1}: &l${i + 1} [${Array(9).fill(`*l${i}`).join(", ")}]`);
    const { value, diagnostics } = parsePost(postSource({ date: ["date: &l0 2025-07-24", ...levels].join("\n") }));
    expect(value).toBeUndefined();
    expect(diagnostics).toEqual([
      expect.objectContaining({ message: "YAML aliases are not allowed", suggestion: "write each value in full" }),
    ]);
  });
});

describe("positions", () => {
  it("are those of a field, or of its nearest parent", () => {
    const { locate } = parsePost(postSource());
    expect(locate(["slug"])).toEqual({ line: 2, column: 1 });
    expect(locate(["faq", 1, "answer"])).toEqual({ line: 12, column: 5 });
    expect(locate(["faq", 1, "no-such-key"])).toEqual({ line: 11, column: 5 });
    expect(locate(["faq", 7])).toEqual({ line: 8, column: 1 });
    expect(locate([])).toEqual({ line: 2, column: 1 });
  });

  it("are the same with CRLF and a byte order mark", () => {
    const { diagnostics } = parsePost(`\uFEFF${postSource({ date: "date: 2025-02-30" }).replace(/\n/g, "\r\n")}`);
    expect(diagnostics.map(place)).toEqual([{ line: postLines.date, column: 1, id: "field" }]);
  });

  it("start at the first line of a YAML file", () => {
    const { diagnostics } = parseContent("faq", faqSource(27).replace("intro:", "into:"), "content/pages/faq.yml");
    expect(diagnostics.map(({ line, id }) => ({ line, id }))).toEqual([
      { line: 1, id: "missing-field" },
      { line: 4, id: "unknown-field" },
    ]);
  });
});

describe("the FAQ page", () => {
  const parseFaq = (source: string) => parseContent("faq", source, "content/pages/faq.yml");
  const withLink = "\n          text: With a button.\n          linkText: Read it\n          linkTo: /review/";

  it("accepts plain answers and answers with a button, and returns both in the same shape", () => {
    const { value, diagnostics } = parseFaq(faqSource(27, withLink));
    expect(diagnostics).toEqual([]);
    const entries = value?.groups[0]?.entries ?? [];
    expect(entries[0]?.answer).toEqual({ text: "With a button.", linkText: "Read it", linkTo: "/review/" });
    expect(entries[1]?.answer).toEqual({ text: "Plain text." });
  });

  it.each([
    ["linkText alone", withLink.replace(/\n[^\n]*linkTo.*/, ""), /linkText and linkTo go together/],
    ["linkTo alone", withLink.replace(/\n[^\n]*linkText[^\n]*/, ""), /linkText and linkTo go together/],
    ["a link to another site", withLink.replace("/review/", "https://elsewhere.example/"), /path on this site/],
    ["a link to another host without its scheme", withLink.replace("/review/", "//elsewhere.example/"), /path on this site/],
    ["a link without its last slash", withLink.replace("/review/", "/review"), /begins and ends with a slash/],
    ["an unknown key", `${withLink}\n          target: _blank`, /known fields: text, linkText, linkTo/],
    ["an empty answer", '""', /answer must not be empty/],
  ])("refuses an answer with %s", (_, answer, suggestion) => {
    const { value, diagnostics } = parseFaq(faqSource(27, answer));
    expect(value).toBeUndefined();
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]?.suggestion).toMatch(suggestion);
  });

  it.each([26, 28])("refuses %i questions", (count) => {
    expect(parseFaq(faqSource(count)).diagnostics.map(({ suggestion }) => suggestion)).toEqual([
      `the page has ${count} questions but must have exactly 27`,
    ]);
  });

  it("refuses a question without a question mark", () => {
    expect(parseFaq(faqSource(27).replace("question 3?", "question 3")).diagnostics.map(({ suggestion }) => suggestion)).toEqual([
      "question must end with a question mark",
    ]);
  });
});

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
  ].join("\n");
  const site = [
    "brand: A Brand",
    "url: https://site.example",
    "description: About it.",
    "affiliateLink: https://seller.example/x",
    "headerLabel: Try it",
    "firstButtonLabel: Try it now",
    "disclosure: We earn through links.",
    "tagline: A line.",
    "footerDisclosure: Links.",
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
      `items:\n  - id: a\n    authors: A.\n    year: ${year}\n    title: T\n    source: S\n    topics: []\n    finding: F\n    caveat: C\n    evidence: mixed\n`;
    const years = (year: string) => parseContent("references", reference(year), "r").value?.items.map((item) => item.year);
    expect(years("1973")).toEqual(["1973"]);
    expect(years("n.d.")).toEqual(["n.d."]);
    expect(years("73")).toBeUndefined();
    expect(years("2025-01-01")).toBeUndefined();
  });
});

describe("arbitrary text", () => {
  const names = Object.keys(contentTypes) as ContentTypeName[];
  const scraps = fc.constantFrom(
    "---\n",
    "a: ",
    "- ",
    "{",
    "}",
    "[",
    "]",
    "&a ",
    "*a",
    "!t ",
    "\n",
    "  ",
    "\t",
    '"',
    "'",
    "|",
    ">",
    "#",
    ": ",
    "? ",
    "%",
    "\u0000",
    "é",
    "__proto__: ",
  );
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(scraps, { maxLength: 40 }).map((list) => list.join("")),
    fc.array(scraps, { maxLength: 40 }).map((list) => `---\n${list.join("")}\n---\n`),
  );

  it(
    "never makes the parser throw, and gives either a value or a diagnostic with a position",
    () => {
      fc.assert(
        fc.property(fc.constantFrom(...names), text, (name, source) => {
          const { value, diagnostics } = parseContent(name, source, "x");
          expect((value === undefined) === diagnostics.length > 0).toBe(true);
          for (const { line, column } of diagnostics) {
            expect(line).toBeGreaterThanOrEqual(1);
            expect(column).toBeGreaterThanOrEqual(1);
          }
        }),
        propertyRuns(1000),
      );
    },
    PROPERTY_TIME,
  );

  it.each(["[", "{a: ", "- "])("is refused without a stack overflow when '%s' is nested very deeply", (opening) => {
    const { value, diagnostics } = parsePost(`---\nslug: ${opening.repeat(20_000)}\n---\nText.\n`);
    expect(value).toBeUndefined();
    expect(diagnostics.length).toBeGreaterThan(0);
  });
});
