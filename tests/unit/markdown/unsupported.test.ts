import { parseMarkdownNatively } from "../../../src/markdown/node/native-parser";
import { parseMarkdown } from "../../../src/markdown/parser";
import { applyTransforms } from "../../../src/markdown/transforms/index";

/** Findings of both parsers, which must agree. */
function reports(markdown: string): string[] {
  const [native, other] = [parseMarkdownNatively, parseMarkdown].map((parse) =>
    applyTransforms(parse(markdown), markdown).map(({ line, column, id, message }) => `${line}:${column} ${id}: ${message}`),
  );
  expect(other).toEqual(native);
  return native ?? [];
}

it.each([
  ["a footnote", "It held.[^oak]\n\n[^oak]: A note."],
  ["a footnote", "It held.^[A note.]"],
  ["an attribute", "## Which bit {#drill-bit}"],
  ["an attribute", "A note.\n{: .note }"],
  ["an attribute", 'See [it](/review/){:target="_blank"}.'],
  ["an attribute", "A shelf {width=50%}"],
  ["a GitHub alert", "> [!TIP]\n> Hold it."],
  ["a shortcode", '{{< figure src="shelf.jpg" >}}'],
  ["a shortcode", '[gallery ids="12,14"]'],
  ["a wiki link", "See [[Oak shelf|it]]."],
  ["a highlight", "The ==plug== is it."],
  ["an emphasis that cannot be read", "A **note:**it holds."],
  ["an emphasis that cannot be read", "A ** note ** on it."],
  ["a subscript", "H~2~O"],
  ["a superscript", "x^2^"],
  ["a formula", "$$x = 1$$"],
  ["a formula", "\\begin{equation}"],
  ["a formula", "so $E = mc^2$ is"],
  ["a formula", "so \\(a_1 = 2\\) is"],
  ["a definition", "Plug\n: It holds."],
  ["an abbreviation", "*[HSS]: high-speed steel"],
  ["a box", "!!! note\n    Hold it."],
  ["a table of contents", "[TOC]"],
  ["an insertion", "The ++second++ plug."],
  ["an emoji's name", "Done :tada: at last."],
  ["an emoji's name", "Done :+1: at last."],
  ["a merge conflict", "<<<<<<< HEAD\nOak.\n=======\nAsh.\n>>>>>>> ash"],
  ["a heading without a space", "##Which bit"],
  ["a link that cannot be read", "[it](https://a.example/two words)"],
  ["a link without its address", "[it][shelf]"],
  ["a table that cannot be read", "| a | b |\n| --- |\n| 1 | 2 |"],
  ["a table that cannot be read", "a | `b|c`\n:- | -:\n1 | 2"],
  ["an unknown character name", "a&nbsp;b&nbps;c"],
  ["a list that cannot be read", "To do:\n• Oak\n• Ash"],
])("%s is reported: %s", (name, markdown) => {
  expect(reports(markdown)[0]).toMatch(/^\d+:\d+ unsupported: '.+' is an? [\w' ]+, which pages do not have$/);
  expect(reports(markdown)[0]).toContain(`' is ${name},`);
});

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
])("is accepted: %s", (markdown) => {
  expect(reports(markdown)).toEqual([]);
});

it("a code block without an end, and an address that no link has, are reported", () => {
  expect(reports("```js\nx\n\n## Lost")).toEqual(["1:1 unsupported: the code block has no end, so all that follows is code"]);
  expect(reports("```js\nx\n```\n\n    indented\n\n> ~~~\n> y\n> ~~~")).toEqual([]);
  expect(reports("[a] [b]\n\n[b]: https://b.example/\n[c]: https://c.example/")).toEqual([
    "4:1 unsupported: '[c]: https://c.example/' is the address of no link",
  ]);
});

it("a row with a cell too many, a mark in a link, and characters behind entities are reported", () => {
  expect(reports("Table: T\n\n| a | b |\n| - | - |\n| 1 | 2 | lost |")).toEqual([
    "5:1 table-row: the row has 3 cells, the table's first row 2: 'lost' is not shown",
  ]);
  expect(reports("[Said:ref{id=a}](/review/)")).toEqual(["1:6 link: :ref is in the link 'Said', and would be a link in a link"]);
  expect(reports("A&#xFFFE;b and `c`")).toEqual([
    "1:1 character: the text contains the character U+FFFD (replacement of a character that cannot be read)",
  ]);
  expect(reports("[a](https://a.example/b&nbsp;c) [a](https://a.example/\u200b)")).toEqual([
    "1:1 link: the URL 'https://a.example/b\u00a0c' has the invisible character U+00A0 (no-break space)",
    "1:33 link: the URL 'https://a.example/\u200b' has the invisible character U+200B (zero-width space)",
  ]);
});
