import { arrangeFields, readFields, writeFields } from "../../../src/content-model/serialize";
import { post } from "../lint/content-fixture";

it("reads the fields of a file, and a body without the trailing line feed", () => {
  const fields = readFields(post("a-valid-article", { body: "One.\n\nTwo.\n" }), "x.md");
  expect(fields).toMatchObject({ slug: "a-valid-article", date: "2025-07-24", body: "One.\n\nTwo." });
  expect(readFields("a: 1\nb: [x]\n", "x.yml")).toEqual({ a: 1, b: ["x"] });
  expect(readFields("\uFEFF---\r\n# A comment\r\na: 1\r\n---\r\nOne.\r\n", "x.md")).toEqual({ a: 1, body: "One." });
  expect(() => readFields("---\na: [\n---\n", "x.md")).toThrow(/^x\.md:\d+:\d+ invalid YAML/);
  // Written again, they would lose what they say.
  for (const text of ["Just text.\n", "# A heading\n\nNote: text.\n", "- a\n- b\n", "", "---\na: caf\uFFFD\n---\n"])
    expect(() => readFields(text, "x.md")).toThrow(/^x\.md:1:1 the file has no fields, or is not UTF-8; /);
});

it("never folds lines, and quotes where YAML needs it", () => {
  const long = "word ".repeat(60).trim();
  const text = writeFields({ long, colon: "a: b", day: "2025-08-06", number: "12", body: "Text." });
  expect(text).toBe(`---\nlong: ${long}\ncolon: "a: b"\nday: 2025-08-06\nnumber: "12"\n---\nText.\n`);
  for (const value of ["# no comment", "- no list", "'quoted' \"twice\"", "several\nlines", "true", " spaces ", "\\b", "é – “”"])
    expect(readFields(writeFields({ value, body: "B" }), "x.md")).toEqual({ value, body: "B" });
});

it("sorts fields as in the schema, nested ones too, with unknown fields last and a body in Markdown files only", () => {
  const arranged = arrangeFields("post", { unknown: 1, faq: [{ answer: "A", question: "Q" }], title: "T", slug: "s" });
  expect(JSON.stringify(arranged)).toBe('{"slug":"s","title":"T","faq":[{"question":"Q","answer":"A"}],"unknown":1,"body":""}');
  expect(arrangeFields("site", {})).toEqual({});
});

it("removes empty optional fields but not required ones, and writes a plain answer of the FAQ as an object", () => {
  const fields = { slug: "", checked: "", redirectFrom: [], image: null, draft: false, closingButton: { label: "" }, body: "B" };
  expect(arrangeFields("post", fields)).toEqual({ slug: "", body: "B" });
  const claim = (more: object) => ({ id: "a", references: [], ...more });
  expect(arrangeFields("claim", claim({ numbers: [] }))).toEqual(claim({}));
  const groups = (answer: unknown) => ({ groups: [{ id: "g", entries: [{ id: "e", question: "Q?", answer }] }] });
  expect(arrangeFields("faq", groups("Yes."))).toEqual(groups({ text: "Yes." }));
});
