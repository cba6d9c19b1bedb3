import type { Root } from "mdast";
import toHast from "mdast-util-to-hast";
import toHtml from "hast-util-to-html";
import { parseMarkdownNatively } from "../../../src/markdown/node/native-parser";
import { parseMarkdown } from "../../../src/markdown/parser";
import { applyTransforms } from "../../../src/markdown/transforms";

it("a single tilde is text, and www. leads to https", () => {
  const html = (markdown: string) => toHtml(toHast(parseMarkdown(markdown)));
  expect(html("3~5 kg and 10~12 kg, ~~no~~")).toBe("<p>3~5 kg and 10~12 kg, <del>no</del></p>");
  expect(html("www.site.example/a")).toBe('<p><a href="https://www.site.example/a">www.site.example/a</a></p>');
});

/** The CMS uses one parser, the build the other. cms.test.ts compares the format of both on the site's content. */
it.each([
  ["emphasis", "*a* **b** _c_ __d__ ***e*** a*b*c 2 * 3 * 4 ~~f~~"],
  ["links", '[a](/review/) [b](https://x.example "t") [c][d]\n\n[d]: /faq/\n\n<https://x.example>'],
  ["lists and quotes", "- a\n- b\n\n  c\n\n1. d\n2. e\n   - f\n\n> a\n> b\n\n> **Evidence: mixed.** c"],
  ["a table", "Table: T\n\n| a | b |\n| --- | :-: |\n| c:10 | `d` |"],
  ["code and hard breaks", "`a` ``b`c``\n\n```js\nlet x;\n```\n\n    indented\n\na  \nb\\\nc"],
  ["entities and other planes", "&amp; &copy; &#8211; &nosuch; 😀 **é** “q” :ref{id=x-1}"],
  ["directives", 'a:ref{id=x-1} at 10:30, note:this\n\n::cta{label="A – b" blinking}\n\n::CTA{label=x}\n\n::cta[x]'],
  [
    "braces and entities in directives",
    '> ::cta{label="a :offer{name} b"}\n\n1. ::cta{label="R&amp;D &#34;c&#34; &eacute; &#x26;"}\n\n::cta{label="A & B"}\n\n::cta{label=R&#x26;D}',
  ],
  ["directives in code and in sentences", '```\n::cta{label="{a}"}\n```\n\n    ::cta{label="{a}"}\n\n::cta says "{a}".\n\n`::b{c="{d}"}`'],
  ["what is refused", "a <b onclick=x>c</b>\n\n<script>d</script>\n\n[a](javascript:x) [b](JaVaScRiPt&#58;x)"],
  ["tildes", "3~5 kg, 10~12 kg, ~~a ~b~ c~~, *a~b*~c, ~a *b* c~"],
  [
    "addresses",
    'www.site.example/a, "www.site.example", a,www.site.example, WWW.site.example, [www.site.example](https://x.example), a@site.example',
  ],
  ["task lists", "* [ ] a\n* [x] b\n\n  c\n\n3. d"],
  ["headings", "## A\n\nb\n\n### C\n\nD\n---\n\nE\n==="],
])("the two parsers give the same page for %s", (_, markdown) => {
  const published = (tree: Root) => {
    const diagnostics = applyTransforms(tree, markdown).map(({ id, line }) => `${line} ${id}`);
    return { diagnostics, html: toHtml(toHast(tree)) };
  };
  expect(published(parseMarkdownNatively(markdown))).toEqual(published(parseMarkdown(markdown)));
});
