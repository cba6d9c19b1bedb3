import fc from "fast-check";
import toHtml from "hast-util-to-html";
import toHast from "mdast-util-to-hast";
import { canonicalMarkdown } from "../../../src/markdown/canonical-markdown";
import { parseMarkdown } from "../../../src/markdown/parser";
import { applyTransforms } from "../../../src/markdown/transforms/index";
import { propertyRuns } from "../../property-runs";

/** What readers see, as HTML; without ids and the spaces that may be before citations. */
function rendered(markdown: string): string {
  const tree = parseMarkdown(markdown);
  applyTransforms(tree, markdown);
  return toHtml(toHast(tree))
    .replace(/\s+/g, " ")
    .replaceAll(" <cite-ref", "<cite-ref")
    .replace(/ (?:id|aria-labelledby)="[^"]*"/g, "");
}

it.each([
  ["bullets", "- a\n- b\n  + c", "* a\n* b\n  * c"],
  ["emphasis", "_a_ and __b__ and snake_case_name", "*a* and **b** and snake_case_name"],
  ["times, ratios and names", "At 6:30 note:this, ratio 2:1, ref: x.", "At 6:30 note:this, ratio 2:1, ref: x."],
  ["words after a colon before an emoji or a letter of another script", "Note:great😀 mood:calm日本", "Note:great😀 mood:calm日本"],
  ["words after a colon before a link", "x:y<https://x.example>", "x\\:y[https://x.example](https://x.example)"],
  ["a colon before the name of a directive", "a\\:ref{id=x} b", "a\\:ref{id=x} b"],
  ["a colon before a name and a link, or braces", "\\:word[a](/b/) \\:x{a='b'}", "\\:word[a](/b/) \\:x{a='b'}"],
  ["a space before a citation", "Said. :ref{id=a-1}", "Said.:ref{id=a-1}"],
  ["a citation at the start of an item", "1. :ref{id=a-1}", "1. :ref{id=a-1}"],
  ["a claim", "Said. :claim{id='a-1'}", "Said. :claim{id=a-1}"],
  ["the order of a button's values", "::cta{size=medium blinking label=\"A 'b'\"}", "::cta{label=\"A 'b'\" blinking size=medium}"],
  ["an ampersand in a label", '::cta{label="R&D"}', "::cta{label=R&#x26;D}"],
  ["a default value", '::cta{label="A b" size="large"}', '::cta{label="A b"}'],
  ["an unknown directive in another one", "Text :a[y :b[x] z].", "Text :a[y :b[x] z]."],
  ["what the lint reports", ":ref[x]{id=a} ::: :claim{id=a b=c}", ":ref[x]{id=a} ::: :claim{id=a b=c}"],
  [
    "a table",
    "Table: T\n\n| a | b |\n|-|:-:|\n| long cell | 1 |",
    "Table: T\n\n| a         |  b  |\n| --------- | :-: |\n| long cell |  1  |",
  ],
])("writes %s", (_, source, expected) => {
  expect(canonicalMarkdown(source)).toBe(expected);
});

/** Texts that stress the writer: signs of Markdown between words, and whole constructs. */
const inline = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom("word", "two words", "10:30", "2*3*4", "snake_case", "a & b", "5 < 6", "100 %", "a|b", "ref: x"),
  },
  fc.constantFrom(":ref{id=a-1}", " :claim{id=b}", "**bold**", "*soft*", "`code`", "[a link](/blog/)", "\\*", ":x[y]"),
  fc.constantFrom("*", "_", "`", ":", "::", "[", "]", "(", "!", "#", "\\", "~", "&amp;", "}", '"', "<b>", "|"),
);
const spaced = fc.array(inline, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(" "));
const block = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.oneof(
      spaced,
      fc.array(inline, { minLength: 1, maxLength: 8 }).map((parts) => parts.join("")),
    ),
  },
  spaced.map((text) => `## ${text}`),
  spaced.map((text) => `> ${text}`),
  spaced.map((text) => `1. ${text}\n\n   - ${text}`),
  fc.constantFrom("See https://a.example/x_y now", "::cta{label=\"A: 'b' & c\" blinking}", "---", "| a | b |\n| - | -: |\n| 1 | x\\|y |"),
);

it("does not change its own result, and readers see the same", () => {
  const blocks = fc.array(block, { minLength: 1, maxLength: 5 }).map((parts) => parts.join("\n\n"));
  // A block without an end, which is an error, gets one.
  const document = blocks.filter((text) => !text.includes(":::"));
  fc.assert(
    fc.property(document, (source) => {
      const once = canonicalMarkdown(source);
      expect(canonicalMarkdown(once)).toBe(once);
      expect(rendered(once)).toBe(rendered(source));
    }),
    propertyRuns(30),
  );
});
