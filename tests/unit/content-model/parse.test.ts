import fc from "fast-check";
import { PROPERTY_TIMEOUT, propertyRuns } from "../../property-runs";
import { contentTypes, type ContentTypeName } from "../../../src/content-model/content-types";
import { parseContent } from "../../../src/content-model/parse";
import type { Diagnostic } from "../../../src/content-model/diagnostic";
import { invalidArticles } from "./invalid-articles";
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

describe("an invalid article", () => {
  it.each(invalidArticles)("is reported with its position for $name", ({ source, line, column, id, message, suggestion }) => {
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

  it("is reported for an answer or cover words outside their limits, and for a cover's line without the words above it", () => {
    const reports = (...lines: string[]) =>
      parsePost(postSource({}, lines)).diagnostics.map(({ message, suggestion }) => [message, suggestion]);
    const chars = (count: number) => "x".repeat(count);
    expect(reports(`inShort: ${chars(79)}`)).toEqual([["field 'inShort' is invalid", "inShort has 79 characters but must have 80 to 300"]]);
    expect(reports(`inShort: ${chars(301)}`)[0]?.[1]).toBe("inShort has 301 characters but must have 80 to 300");
    expect(reports(`coverText: ${chars(19)}`)[0]?.[1]).toBe("coverText has 19 characters but must have 1 to 18");
    expect(reports("coverText: 40 Hz", `coverNote: ${chars(29)}`)[0]?.[1]).toBe("coverNote has 29 characters but must have 1 to 28");
    expect(reports("coverNote: three headlines")).toEqual([
      ["field 'coverNote' is invalid", "coverNote needs the words above it in coverText"],
    ]);
    expect(reports(`inShort: ${chars(300)}`, `coverText: ${chars(18)}`, `coverNote: ${chars(28)}`)).toEqual([]);
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

describe("arbitrary text", () => {
  const names = Object.keys(contentTypes) as ContentTypeName[];
  const fragments = fc.constantFrom(
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
    fc.array(fragments, { maxLength: 40 }).map((list) => list.join("")),
    fc.array(fragments, { maxLength: 40 }).map((list) => `---\n${list.join("")}\n---\n`),
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
    PROPERTY_TIMEOUT,
  );

  it.each(["[", "{a: ", "- "])("is refused without a stack overflow when '%s' is nested very deeply", (opening) => {
    const { value, diagnostics } = parsePost(`---\nslug: ${opening.repeat(20_000)}\n---\nText.\n`);
    expect(value).toBeUndefined();
    expect(diagnostics.length).toBeGreaterThan(0);
  });
});
