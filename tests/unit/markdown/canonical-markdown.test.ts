import fc from "fast-check";
import path from "node:path";
import toHtml from "hast-util-to-html";
import toHast from "mdast-util-to-hast";
import { listContent } from "../../../src/content-model/node/content-folder";
import { readFields } from "../../../src/content-model/serialize";
import { canonicalMarkdown } from "../../../src/markdown/canonical-markdown";
import { parseMarkdown } from "../../../src/markdown/parser";
import { applyTransforms } from "../../../src/markdown/transforms/index";
import fs from "node:fs";
import { PROPERTY_TIMEOUT, propertyRuns } from "../../property-runs";

/** What readers see, as HTML; without ids and the spaces that may be before citations. */
function rendered(markdown: string): string {
  const tree = parseMarkdown(markdown);
  applyTransforms(tree, markdown);
  return toHtml(toHast(tree))
    .replace(/\s+/g, " ")
    .replaceAll(" <cite-ref", "<cite-ref")
    .replace(/ (?:id|aria-labelledby)="[^"]*"/g, "");
}

it("every body of the site is in the canonical format", () => {
  const bodies = listContent(path.resolve("content"), "content").entries.flatMap(({ file, absolutePath }) => {
    const { body } = readFields(fs.readFileSync(absolutePath, "utf8"), file);
    return body === undefined ? [] : [{ file, body }];
  });
  expect(bodies.length).toBeGreaterThan(50);
  expect(bodies.filter(({ body }) => canonicalMarkdown(body) !== body).map(({ file }) => file)).toEqual([]);
});

it.each([
  ["bullets", "- a\n- b\n  + c", "* a\n* b\n  * c"],
  ["emphasis", "_a_ and __b__ and snake_case_name", "*a* and **b** and snake_case_name"],
  ["times, ratios and names", "At 6:30 note:this, ratio 2:1, ref: x.", "At 6:30 note:this, ratio 2:1, ref: x."],
  ["a colon before the name of a directive", "a\\:ref{id=x} b", "a\\:ref{id=x} b"],
  ["a space before a citation", "Said. :ref{id=a-1}", "Said.:ref{id=a-1}"],
  ["a citation at the start of an item", "1. :ref{id=a-1}", "1. :ref{id=a-1}"],
  ["a claim", "Said. :claim{id='a-1'}", "Said. :claim{id=a-1}"],
  ["the order of a button's values", "::cta{size=medium blinking label=\"A 'b'\"}", "::cta{label=\"A 'b'\" blinking size=medium}"],
  ["a default value", '::cta{label="A" size="large"}', '::cta{label="A"}'],
  ["an unknown directive in another one", "Text :a[y :b[x] z].", "Text :a\\[y :b\\[x] z]."],
  ["what the lint reports", ":ref[x]{id=a} ::: :claim{id=a b=c}", ":ref[x]{id=a} ::: :claim{id=a b=c}"],
  [
    "a table",
    "Table: T\n\n| a | b |\n|-|:-:|\n| long cell | 1 |",
    "Table: T\n\n| a         |  b  |\n| --------- | :-: |\n| long cell |  1  |",
  ],
])("%s", (_, source, expected) => {
  expect(canonicalMarkdown(source)).toBe(expected);
});

/** Texts that stress the writer: signs of Markdown between words, and whole constructs. */
const inline = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom("word", "two words", "10:30", "2*3*4", "snake_case", "a & b", "5 < 6", "100 %", "a|b", "ref: x"),
  },
  fc.constantFrom(":ref{id=a-1}", " :claim{id=b}", "**bold**", "*soft*", "`code`", "[a link](/blog/)", "\\*", ":x[y]"),
  fc.constantFrom("*", "_", "`", ":", "::", "[", "]", "(", "!", "#", "\\", "~", "&amp;", "{", "}", '"', "<b>", "|"),
);
const inlines = { minLength: 1, maxLength: 8 };
const sentence = fc.array(inline, inlines).map((parts) => parts.join(""));
const spaced = fc.array(inline, inlines).map((parts) => parts.join(" "));
const block = fc.oneof(
  { weight: 3, arbitrary: fc.oneof(sentence, spaced) },
  spaced.map((text) => `## ${text}`),
  // Not in quotations and lists, where the site's older parser needs its marks on each line.
  fc.tuple(spaced, spaced).map(([first, second]) => `Line ${first}\\\nline ${second}`),
  spaced.map((text) => `> ${text}`),
  fc.array(spaced, { minLength: 1, maxLength: 3 }).map((items) => items.map((text) => `- ${text}`).join("\n")),
  fc.array(spaced, { minLength: 1, maxLength: 3 }).map((items) => items.map((text) => `1. ${text}\n\n   - ${text}`).join("\n")),
  fc.constantFrom(
    "See https://a.example/x_y now",
    '::cta{label="A: \\"b\\" & c" blinking}',
    "---",
    "```\n::cta{label=x}\n```",
    "| a | b |\n| - | -: |\n| 1 | x\\|y |",
    ":::note\nx\n:::",
  ),
);
const document = fc.array(block, { minLength: 1, maxLength: 5 }).map((blocks) => blocks.join("\n\n"));

it(
  "canonical Markdown does not change again, and readers see the same",
  () => {
    fc.assert(
      fc.property(document, (source) => {
        const once = canonicalMarkdown(source);
        expect(canonicalMarkdown(once)).toBe(once);
        // A block between colons is an error of the lint, so readers never see one.
        if (!/:::\w/.test(source)) expect(rendered(once)).toBe(rendered(source));
      }),
      propertyRuns(400),
    );
  },
  PROPERTY_TIMEOUT,
);

it("writes a list in a quotation in a list the same way again", () => {
  const once = canonicalMarkdown("* x\n  > * One\n  >   1. A\n  >   2. B\n  >\n  >      Said\n  > * Two\n  >\n  > > Quoted");
  expect(canonicalMarkdown(once)).toBe(once);
});
