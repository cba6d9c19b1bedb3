import "./with-glossary";
import toHast from "mdast-util-to-hast";
import { articleHtml } from "../../../../src/feeds/article-html";
import { markdownExport } from "../../../../src/feeds/markdown-export";
import { canonicalMarkdown } from "../../../../src/markdown/canonical-markdown";
import { readBody } from "../../../../src/lint/markdown-body";
import { referencedIds } from "../../../../src/markdown/directives/source";
import { parseMarkdownNatively } from "../../../../src/markdown/node/native-parser";
import { parseMarkdown } from "../../../../src/markdown/parser";
import { countWords, plainText } from "../../../../src/markdown/plain-text";
import { applyTransforms } from "../../../../src/markdown/transforms";
import { article, site } from "../../samples";

const source = ':glossary-test{word="Beat" meaning="A pulse" tone=formal id=oster-1973}';
const markdown = `A ${source} is heard.\n\n:${source.replace("test", "block")}`;

/** The HTML tree of a body, and its diagnostics. */
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
    expect(JSON.stringify(tree)).not.toContain("glossary-test");
    expect(tree).toMatchObject({
      children: [
        {
          children: [
            { value: "A " },
            {
              tagName: "glossary-element",
              properties: { meaning: "A pulse", order: "1" },
              children: [{ type: "text", value: "Beat" }],
            },
            { value: " is heard." },
          ],
        },
        { value: "\n" },
        { tagName: "glossary-block-element", properties: { order: "1" } },
        { value: "\n" },
        { children: [{ value: "Again: " }, { properties: { order: "2" } }] },
      ],
    });
  });

  it("is validated by the lint", () => {
    const problems = (text: string) => transformed(text, parse).diagnostics.map(({ message }) => message);
    expect(problems(':glossary-test{word="A" meaning="B" id=c color=red}')).toEqual([":glossary-test has the unknown attribute 'color'"]);
    expect(problems(':glossary-test{word="A" id=c}')).toEqual([":glossary-test has no meaning"]);
    expect(problems(':glossary-test{word="A" meaning="B" id=c tone=loud}')).toEqual([":glossary-test has the unknown tone 'loud'"]);
    expect(problems(`Code: \`${source}\``)).toEqual([expect.stringContaining("cannot be read")]);
    expect(problems(`:${source}`)).toEqual([":glossary-test must be inside a sentence"]);
  });

  it("passes its visible text to the lint rules", () => {
    const { texts, citations } = readBody(parse(markdown), 0);
    expect(texts.map(({ kind, text }) => [kind, text])).toEqual([
      ["paragraph", "A Beat is heard."],
      ["label", "Beat"],
    ]);
    expect(citations.map(({ id }) => id)).toEqual(["oster-1973", "oster-1973"]);
  });
});

describe("a new directive in the registry", () => {
  it("adds its visible text to plain text, except for a leaf", () => {
    expect(plainText(markdown).trim()).toBe("A Beat is heard.");
    expect(countWords(markdown)).toBe(4);
  });

  it("adds its ids to the references that a text cites", () => {
    expect(referencedIds(markdown, "reference")).toEqual(["oster-1973"]);
    expect(referencedIds(markdown, "claim")).toEqual([]);
  });

  it("is written to Markdown exports by its toMarkdown()", () => {
    const text = markdownExport(site, article, markdown);
    expect(text).toContain("\nA Beat (A pulse, https://site.example/blog/a/) is heard.\n\nBeat (A pulse, https://site.example/blog/a/)\n");
  });

  it("is written to feeds by its toFeed()", () => {
    const html = articleHtml(site, { ...article, tree: transformed(markdown).tree });
    expect(html).toContain("<p>A <em>Glossary</em>: A pulse is heard.</p>");
    expect(html).not.toContain("glossary-");
  });

  it("is written by the CMS with its attributes in order", () => {
    const reversed = ":glossary-test{tone=formal id=\"oster-1973\" meaning='A pulse' word=Beat}";
    expect(canonicalMarkdown(`A ${reversed} is heard.\n\n:${reversed.replace("test", "block")}`)).toBe(markdown);
  });
});
