import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { parseMarkdownNatively } from "../../../src/markdown/node/native-parser";
import { parseMarkdown } from "../../../src/markdown/parser";
import { applyTransforms } from "../../../src/markdown/transforms/index";

const foreign = parse(fs.readFileSync(path.join(__dirname, "unsupported.yml"), "utf8")) as Record<string, string[]>;

/** Findings of both parsers, which must agree. */
function reports(markdown: string): string[] {
  const [native, other] = [parseMarkdownNatively, parseMarkdown].map((parse) =>
    applyTransforms(parse(markdown), markdown).map(({ line, column, id, message }) => `${line}:${column} ${id}: ${message}`),
  );
  expect(other).toEqual(native);
  return native ?? [];
}

it.each(Object.entries(foreign).flatMap(([name, texts]) => texts.map((text) => [name, text] as const)))(
  "%s is reported: %s",
  (name, markdown) => {
    expect(reports(markdown)[0]).toMatch(/^\d+:\d+ unsupported: '.+' is an? [\w’' ]+, which pages do not have$/);
    expect(reports(markdown)[0]).toContain(`' is ${name},`);
  },
);

it("each is reported with its own place", () => {
  expect(reports("One\nand [[two]] [[again]].\n\n- ==three==")).toEqual([
    "2:5 unsupported: '[[two]]' is a wiki link, which pages do not have",
    "2:13 unsupported: '[[again]]' is a wiki link, which pages do not have",
    "4:3 unsupported: '==three==' is a highlight, which pages do not have",
  ]);
});

it.each([
  ["between 3~5 kg and 10~12 kg, ~~struck~~ ~ and ~ more"],
  ["a scale of 1:50, Col. 3:17, std::sort, Shelf:oak[heavy], :D, #2, C++ and D++, 1:42:30"],
  ["`[[1, 2]]`, `a == b == c`, `x^2^`, a == b == c, 2^3 and 3^4, $$ and $20, US$ and AU$, $5 and $10, \\(so\\)"],
  ["\\[[1, 2], [3, 4]] \\==so\\=="],
  ["f**k and s**t, *** and \\*\\*this\\*\\*; Www. and www. alone"],
  ["[an old page] and [the second] of them, {curly} {1} and {.5}"],
  ["www.example.org/shelf and a@example.org, **a** • b\n• c"],
  ["Results vary.** AT&T, R&D and https://a.example/?a=1&copy=2&reg=3, C:\\, *one*\n*two*, — a, | b |\n— c\n-5 and\n-7"],
])("is accepted: %s", (markdown) => {
  expect(reports(markdown)).toEqual([]);
});

it("a code block without an end, and an address that no link has, are reported", () => {
  expect(reports("```js\nx\n\n## Lost")).toEqual(["1:1 unsupported: the code block has no end, so all that follows is code"]);
  expect(reports("```js\nx\n```\n\n    indented\n\n> ~~~\n> y\n> ~~~")).toEqual([]);
  expect(reports("Oak.\n\n    Then he took it down and left.")).toEqual([
    "3:1 unsupported: the text is code, because it begins with four spaces or a tab",
  ]);
  expect(reports("```markdown\n## Oak\n```")).toEqual(["1:1 unsupported: pages would show the Markdown of the code block with its signs"]);
  expect(reports("**Pro**\n- Oak\n- Ash\n**Con**\n- Elm\n\n- **one**\ntwo\n  **three**")).toEqual([
    "4:1 unsupported: '**Con**' would be a part of the list above it",
  ]);
  expect(reports("2024. It rained.\n\n1986. It did not.")).toEqual([
    "1:1 unsupported: '2024.' begins a list, in which each number is one more",
  ]);
  expect(reports("[a] [b]\n\n[b]: https://b.example/\n[c]: https://c.example/")).toEqual([
    "4:1 unsupported: '[c]: https://c.example/' is the address of no link",
  ]);
});

it("a row with a cell too many, a mark in a link, and characters behind entities are reported", () => {
  expect(reports("Table: T\n\n| a | b |\n| - | - |\n| 1 | 2 | lost |")).toEqual([
    "5:1 table-row: the row has 3 cells, the table's first row 2: 'lost' is not shown",
  ]);
  expect(reports("Table: T\n\n| a | b |\n| - | - |\n| 1 | 2 |\nOak.")).toEqual([
    "6:1 table-row: 'Oak.' would be a row of the table above it",
  ]);
  expect(reports("[Oak:ash of :offer{name}](/review/)")).toEqual([]);
  expect(reports("[Said:ref{id=a}](/review/)")).toEqual(["1:6 link: :ref is in the link 'Said', and would be a link in a link"]);
  expect(reports("A&#xFFFE;b and `c`")).toEqual([
    "1:1 character: the text contains the character U+FFFD (replacement of a character that cannot be read)",
  ]);
  expect(reports("[a](https://a.example/b&nbsp;c) [a](https://a.example/\u200b)")).toEqual([
    "1:1 link: the URL 'https://a.example/b\u00a0c' has the invisible character U+00A0 (no-break space)",
    "1:33 link: the URL 'https://a.example/\u200b' has the invisible character U+200B (zero-width space)",
  ]);
});
