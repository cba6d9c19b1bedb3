import { arrangeFields, readFields, writeFields } from "../../../src/content-model/serialize";
import { contentTypes } from "../../../src/content-model/content-types";
import { postSource } from "./samples";

describe("readFields", () => {
  it("returns the fields of a Markdown file, and its body without the trailing line feed", () => {
    const fields = readFields(postSource({}, [], "One.\n\nTwo.\n"), "x.md");
    expect(fields).toMatchObject({ slug: "a-valid-article", date: "2025-07-24", body: "One.\n\nTwo." });
  });

  it("returns the fields of a YAML file, without a body", () => {
    expect(readFields("a: 1\nb: [x]\n", "x.yml")).toEqual({ a: 1, b: ["x"] });
  });

  it("throws with the position of invalid YAML", () => {
    expect(() => readFields("---\na: [\n---\n", "x.md")).toThrow(/^x\.md:\d+:\d+ invalid YAML/);
  });
});

describe("writeFields", () => {
  it("never folds lines, quotes where YAML needs it, and uses single quotes for regular expressions", () => {
    const long = "word ".repeat(60).trim();
    const text = writeFields({ long, colon: "a: b", day: "2025-08-06", number: "12", pattern: "\\b(?<n>\\d+) days", body: "Text." });
    expect(text).toBe(`---\nlong: ${long}\ncolon: "a: b"\nday: 2025-08-06\nnumber: "12"\npattern: '\\b(?<n>\\d+) days'\n---\nText.\n`);
  });

  it.each([
    ["a plain text"],
    ["# no comment"],
    ["- no list"],
    ["'quoted' \"twice\""],
    ["several\nlines"],
    ["true"],
    [" spaces "],
    ["é – “”"],
  ])("writes text that is read back unchanged: %j", (value) => {
    expect(readFields(writeFields({ value, body: "B" }), "x.md")).toEqual({ value, body: "B" });
  });
});

describe("arrangeFields", () => {
  it("sorts fields as in the schema, nested ones too, with unknown fields last", () => {
    const arranged = arrangeFields("post", { unknown: 1, faq: [{ answer: "A", question: "Q" }], title: "T", slug: "s", body: "" });
    expect(Object.keys(arranged)).toEqual(["slug", "title", "faq", "unknown", "body"]);
    expect(Object.keys((arranged["faq"] as object[])[0] ?? {})).toEqual(["question", "answer"]);
  });

  it("removes empty optional fields but not required ones", () => {
    const arranged = arrangeFields("post", { slug: "", updated: "", redirectFrom: [], image: null, body: "B" });
    expect(arranged).toEqual({ slug: "", body: "B" });
    expect(arrangeFields("claims", { items: [{ id: "a", references: [], figures: [] }] })).toEqual({
      items: [{ id: "a", references: [] }],
    });
    expect(arrangeFields("site", { brand: "B", placements: { redirects: undefined } })).toEqual({ brand: "B" });
  });

  it("writes a plain answer of the FAQ as an object", () => {
    const groups = (answer: unknown) => ({ groups: [{ id: "g", entries: [{ id: "e", question: "Q?", answer }] }] });
    expect(arrangeFields("faq", groups("Yes."))).toEqual(groups({ text: "Yes." }));
    expect(arrangeFields("faq", groups({ linkTo: "/a/", text: "Yes." }))).toEqual(groups({ text: "Yes.", linkTo: "/a/" }));
  });

  it("adds a body to Markdown files only", () => {
    for (const [type, { format }] of Object.entries(contentTypes))
      expect([type, "body" in arrangeFields(type as keyof typeof contentTypes, {})]).toEqual([type, format === "markdown"]);
  });
});
