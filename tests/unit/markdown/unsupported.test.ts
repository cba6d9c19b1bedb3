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
  ["a box", "::: note Hold it\nOak.\n:::"],
  ["a table of contents", "[TOC]"],
  ["an insertion", "The ++second++ plug."],
  ["an emoji's name", "Done :tada: at last."],
  ["an emoji's name", "Done :+1: at last."],
  ["a merge conflict", "<<<<<<< HEAD\nOak.\n=======\nAsh.\n>>>>>>> ash"],
  ["a merge conflict", "Oak.\n>>>>>>> ash (shelf)"],
  ["a merge conflict", "Oak.\n\n=======\n\nAsh."],
  ["a heading without a space", "##Which bit"],
  ["a link that cannot be read", "[it](https://a.example/two words)"],
  ["a link without its address", "[it][shelf]"],
  ["a table that cannot be read", "| a | b |\n| --- |\n| 1 | 2 |"],
  ["a table that cannot be read", "a | `b|c`\n:- | -:\n1 | 2"],
  ["an unknown character name", "a&nbsp;b&nbps;c"],
  ["a list that cannot be read", "To do:\n• Oak\n• Ash"],
  ["a list that cannot be read", "-\u00A0Oak\n-\u00A0Ash"],
  ["a list that cannot be read", "> – Oak\n> – Ash"],
  ["a list that cannot be read", "1.Oak\n2.Ash"],
  ["a list that cannot be read", "✅ Oak\n✅ Ash"],
  ["a heading that cannot be read", "##\u00A0Which bit"],
  ["a heading that cannot be read", "== Which bit"],
  ["an emphasis that cannot be read", "A plug **holds it."],
  ["an emphasis that cannot be read", "A **[plug](/review/)**holds"],
  ["an emphasis that cannot be read", "これは**「強調」**です"],
  ["a line break where nothing follows", "## Which bit\\\nOak."],
  ["a line break of a program", "Oak.\\n\\nAsh."],
  ["a table that cannot be read", "| a | b |\n| 1 | 2 |"],
  ["a table that cannot be read", "a | b\n— | —\n1 | 2"],
  ["a table that cannot be read", "+---+---+\n| a | b |\n+---+---+"],
  ["a table that cannot be read", "Oak\t2\nAsh\t3"],
  ["a link that cannot be read", "See https://a.example/oak_ for it."],
  ["a link that cannot be read", "_oak@a.example sells it_"],
  ["an unknown character name", "&copy 2026 and a&nbsp b"],
  ["a chat’s mark of its source", "It held【4†source】."],
  ["a shortcode", '[contact-form-7 id="3"]'],
  ["a line of code", 'import Oak from "./oak"\n\nOak.'],
  ["a piece of code without an end", "Cut it with `saw oak."],
  ["a comment", "Oak. %%or ash?%%"],
  ["a misread character", "It isnâ€™t oak."],
  ["a task that cannot be read", "- [] Oak"],
  ["a misread character", "A cafÃ©."],
  ["a link that cannot be read", "[the shelf] (https://a.example/)"],
  ["a link that cannot be read", "(the shelf)[https://a.example/]"],
  ["a link that cannot be read", "(https://a.example/)[the shelf]"],
])("%s is reported: %s", (name, markdown) => {
  expect(reports(markdown)[0]).toMatch(/^\d+:\d+ unsupported: '.+' is an? [\w’' ]+, which pages do not have$/);
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
