import { arrangeFields, readFields, writeFields } from "../../../src/content-model/serialize";
import { contentTypes } from "../../../src/content-model/content-types";
import { postSource } from "./samples";

describe("readFields", () => {
  it("gives the fields of a Markdown file and its text without the line's end", () => {
    const fields = readFields(postSource({}, [], "One.\n\nTwo.\n"), "x.md");
    expect(fields).toMatchObject({ slug: "a-valid-article", date: "2025-07-24", body: "One.\n\nTwo." });
  });

  it("gives the fields of a YAML file, and no text", () => {
    expect(readFields("a: 1\nb: [x]\n", "x.yml")).toEqual({ a: 1, b: ["x"] });
  });

  it("throws with the place of what cannot be read", () => {
    expect(() => readFields("---\na: [\n---\n", "x.md")).toThrow(/^x\.md:\d+:\d+ the YAML cannot be read/);
  });
});

describe("writeFields", () => {
  it("never folds a line, quotes what YAML would misread, and keeps regular expressions readable", () => {
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
  ])("is read back as it was: %j", (value) => {
    expect(readFields(writeFields({ value, body: "B" }), "x.md")).toEqual({ value, body: "B" });
  });
});

describe("arrangeFields", () => {
  it("puts fields in the order of the definition, nested ones too, and unknown ones last", () => {
    const arranged = arrangeFields("post", { unknown: 1, faq: [{ answer: "A", question: "Q" }], title: "T", slug: "s", body: "" });
    expect(Object.keys(arranged)).toEqual(["slug", "title", "faq", "unknown", "body"]);
    expect(Object.keys((arranged["faq"] as object[])[0] ?? {})).toEqual(["question", "answer"]);
  });

  it("leaves out optional fields that say nothing, and keeps required ones and empty lists that are asked for", () => {
    const arranged = arrangeFields("post", { slug: "", updated: "", redirectFrom: [], image: null, body: "B" });
    expect(arranged).toEqual({ slug: "", body: "B" });
    expect(arrangeFields("claims", { items: [{ id: "a", references: [], figures: [] }] })).toEqual({
      items: [{ id: "a", references: [] }],
    });
    expect(arrangeFields("site", { brand: "B", placements: { redirects: undefined } })).toEqual({ brand: "B" });
  });

  it("writes a plain answer of the FAQ with its field, as the form has it", () => {
    const groups = (answer: unknown) => ({ groups: [{ id: "g", entries: [{ id: "e", question: "Q?", answer }] }] });
    expect(arrangeFields("faq", groups("Yes."))).toEqual(groups({ text: "Yes." }));
    expect(arrangeFields("faq", groups({ linkTo: "/a/", text: "Yes." }))).toEqual(groups({ text: "Yes.", linkTo: "/a/" }));
  });

  it("ties citations to what they belong to, and leaves lists and ratios alone", () => {
    const body = (text: string) => arrangeFields("post", { body: text }).body;
    expect(body("Said. :ref{id=a-1} And. :claim{id=b}")).toBe("Said.:ref{id=a-1} And. :claim{id=b}");
    expect(body("* :ref{id=a-1}\n\n10 :reference")).toBe("* :ref{id=a-1}\n\n10 :reference");
  });

  it("gives every Markdown file a text, and no YAML file", () => {
    for (const [type, { format }] of Object.entries(contentTypes))
      expect([type, "body" in arrangeFields(type as keyof typeof contentTypes, {})]).toEqual([type, format === "markdown"]);
  });
});
