import fs from "fs";
import path from "path";
import type { Root } from "mdast";
import toHast from "mdast-util-to-hast";
import { splitFrontMatter } from "../../../src/content-model/front-matter";
import { parseMarkdownNatively } from "../../../src/markdown/node/native-parser";
import { parseMarkdown } from "../../../src/markdown/parser";
import { applyTransforms } from "../../../src/markdown/transforms";

const content = path.resolve(__dirname, "../../../content");
const files = fs
  .readdirSync(content, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".md"))
  .map((entry) => path.join(entry.parentPath, entry.name));

/** The HTML tree of a text without positions and with adjacent text nodes joined, as they are in HTML. */
function published(tree: Root, source: string): unknown {
  const diagnostics = applyTransforms(tree, source);
  return { diagnostics, tree: plain(toHast(tree) as unknown as Tree) };
}

interface Tree {
  readonly type: string;
  readonly value?: string;
  readonly tagName?: string;
  readonly properties?: object;
  readonly children?: readonly Tree[];
}

function plain({ type, value, tagName, properties, children = [] }: Tree): Tree {
  const merged: Tree[] = [];
  for (const child of children.map(plain)) {
    const last = merged.at(-1);
    if (last?.type === "text" && child.type === "text") merged[merged.length - 1] = { ...last, value: `${last.value}${child.value}` };
    else merged.push(child);
  }
  return JSON.parse(JSON.stringify({ type, value, tagName, properties, children: merged })) as Tree;
}

/** The CMS uses one parser, the build the other. */
describe("the two parsers give the same page", () => {
  it.each(files.map((file) => path.relative(content, file)))("for %s", (file) => {
    const body = splitFrontMatter(fs.readFileSync(path.join(content, file), "utf8"))?.body ?? "";
    expect(published(parseMarkdownNatively(body), body)).toEqual(published(parseMarkdown(body), body));
  });

  it.each([
    ["emphasis", "*a* **b** _c_ __d__ ***e*** a*b*c 2 * 3 * 4"],
    ["links", '[a](/review/) [b](https://x.example "t") [c][d]\n\n[d]: /faq/\n\n<https://x.example>'],
    ["lists", "- a\n- b\n\n  c\n\n1. d\n2. e\n   - f"],
    ["quotes", "> a\n> b\n\n> **Evidence: mixed.** c"],
    ["a table", "Table: T\n\n| a | b |\n| --- | :-: |\n| c:10 | `d` |"],
    ["code", "`a` ``b`c``\n\n```js\nlet x;\n```\n\n    indented"],
    ["hard breaks", "a  \nb\\\nc"],
    ["entities", "&amp; &copy; &#8211; &nosuch;"],
    ["strikethrough", "~~a~~"],
    ["directives", 'a:ref{id=x-1} at 10:30, note:this\n\n::cta{label="A – b" blinking}\n\n::cta{label="C" size=medium}'],
    ["characters beyond the Basic Multilingual Plane", "😀 **é** “q” :ref{id=x-1}"],
    ["raw HTML", "a <b onclick=x>c</b>\n\n<script>d</script>"],
    ["unsafe links", "[a](javascript:x) [b](JaVaScRiPt&#58;x) [c](data:text/html,x)"],
    ["headings", "## A\n\nb\n\n### C\n\nD\n---\n\nE\n==="],
  ])("for %s", (_, markdown) => {
    const [native, other] = [parseMarkdownNatively(markdown), parseMarkdown(markdown)].map(
      (tree) => published(tree, markdown) as { diagnostics: { id: string; line: number }[]; tree: unknown },
    );
    expect(native?.tree).toEqual(other?.tree);
    const places = (found: typeof native) => found?.diagnostics.map(({ id, line }) => `${line} ${id}`);
    expect(places(native)).toEqual(places(other));
  });
});
