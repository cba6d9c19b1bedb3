import toHast from "mdast-util-to-hast";
import { editorComponents } from "../../../../src/cms/app/editor-components";
import { articleHtml } from "../../../../src/feeds/article-html";
import { markdownExport } from "../../../../src/feeds/markdown-export";
import { readBody } from "../../../../src/lint/markdown-body";
import type * as registry from "../../../../src/markdown/directives/index";
import { referencedIds } from "../../../../src/markdown/directives/source";
import { parseMarkdownNatively } from "../../../../src/markdown/node/native-parser";
import { parseMarkdown } from "../../../../src/markdown/parser";
import { countWords, plainText } from "../../../../src/markdown/plain-text";
import { applyTransforms } from "../../../../src/markdown/transforms";
import { article, site } from "../../feeds/samples";
import type * as glosses from "./gloss";
import { gloss, glossBlock } from "./gloss";

jest.mock("../../../../src/markdown/directives/index", () => {
  const { directives } = jest.requireActual<typeof registry>("../../../../src/markdown/directives/index");
  const added = jest.requireActual<typeof glosses>("./gloss");
  return { directives: [...directives, added.gloss, added.glossBlock] };
});

const source = ':gloss-test{word="Beat" meaning="A pulse" tone=formal id=oster-1973}';
const markdown = `A ${source} is heard.\n\n:${source.replace("test", "block")}`;

/** The HTML tree of a body, and what must not be published in it. */
function transformed(text: string, parse = parseMarkdownNatively) {
  const tree = parse(text);
  const diagnostics = applyTransforms(tree, text);
  return { tree: toHast(tree) as never, diagnostics };
}

describe.each([
  ["native parser", parseMarkdownNatively],
  ["parser of the browser", parseMarkdown],
])("a new directive in the registry, with the %s", (_, parse) => {
  it("becomes its element on pages, numbered by its renderer", () => {
    const { tree, diagnostics } = transformed(`${markdown}\n\nAgain: ${source}`, parse);
    expect(diagnostics).toEqual([]);
    expect(JSON.stringify(tree)).not.toContain("gloss-test");
    expect(tree).toMatchObject({
      children: [
        {
          children: [
            { value: "A " },
            {
              tagName: "gloss-element",
              properties: { meaning: "A pulse", order: "1" },
              children: [{ type: "text", value: "Beat" }],
            },
            { value: " is heard." },
          ],
        },
        { value: "\n" },
        { tagName: "gloss-block-element", properties: { order: "1" } },
        { value: "\n" },
        { children: [{ value: "Again: " }, { properties: { order: "2" } }] },
      ],
    });
  });

  it("is validated by the lint", () => {
    const faults = (text: string) => transformed(text, parse).diagnostics.map(({ message }) => message);
    expect(faults(':gloss-test{word="A" meaning="B" id=c color=red}')).toEqual([":gloss-test has the unknown attribute 'color'"]);
    expect(faults(':gloss-test{word="A" id=c}')).toEqual([":gloss-test has no meaning"]);
    expect(faults(':gloss-test{word="A" meaning="B" id=c tone=loud}')).toEqual([":gloss-test has the unknown tone 'loud'"]);
    expect(faults(`Code: \`${source}\``)).toEqual([expect.stringContaining("cannot be read")]);
    expect(faults(`:${source}`)).toEqual([":gloss-test must be inside a sentence"]);
  });

  it("shows its words to the rules of the lint", () => {
    const { texts, citations } = readBody(parse(markdown), 0);
    expect(texts.map(({ kind, text }) => [kind, text])).toEqual([
      ["paragraph", "A Beat is heard."],
      ["label", "Beat"],
    ]);
    expect(citations.map(({ id }) => id)).toEqual(["oster-1973", "oster-1973"]);
  });
});

describe("a new directive in the registry", () => {
  it("has its words in plain text, and those of a leaf not", () => {
    expect(plainText(markdown).trim()).toBe("A Beat is heard.");
    expect(countWords(markdown)).toBe(4);
  });

  it("has its ids among those of the works that a text cites", () => {
    expect(referencedIds(markdown, "work")).toEqual(["oster-1973"]);
    expect(referencedIds(markdown, "claim")).toEqual([]);
  });

  it("has its own form in Markdown exports", () => {
    const text = markdownExport(site, article, markdown);
    expect(text).toContain("\nA Beat (A pulse, https://site.example/blog/a/) is heard.\n\nBeat (A pulse, https://site.example/blog/a/)\n");
  });

  it("has its own form in feeds", () => {
    const html = articleHtml(site, { ...article, tree: transformed(markdown).tree });
    expect(html).toContain("<p>A <em>Gloss</em>: A pulse is heard.</p>");
    expect(html).not.toContain("gloss-");
  });

  it.each([gloss, glossBlock])("has an editor component in the CMS that reads what it writes ($kind)", (definition) => {
    const component = editorComponents({ choose: () => Promise.resolve("chosen-1"), settings: {} }).at(definition === gloss ? -2 : -1);
    const written = definition === gloss ? source : `:${source.replace("test", "block")}`;
    const match = component?.pattern.exec(written);
    const data = match && (component?.fromInline ?? component?.fromBlock)?.(match);
    expect(data).toEqual({ word: "Beat", meaning: "A pulse", tone: "formal", id: "oster-1973" });
    expect((component?.toInline ?? component?.toBlock)?.(data ?? {})).toBe(written);
    expect(component).toMatchObject({ id: definition.name, label: "Gloss", type: definition === gloss ? "inline" : "shortcode" });
    expect(component?.fields).toHaveLength(4);
  });
});
