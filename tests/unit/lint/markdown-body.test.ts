import { readBody } from "../../../src/lint/markdown-body";
import { parseMarkdownNatively as parseMarkdown } from "../../../src/markdown/node/native-parser";

const read = (markdown: string, offset = 0) => readBody(parseMarkdown(markdown), offset);
const texts = (markdown: string) => read(markdown).texts.map(({ kind, text }) => [kind, text]);

describe("readBody", () => {
  it("lists texts with their kind, in the order of the page", () => {
    expect(texts('## A heading\n\nA *text*\nof two lines.\n\n- A point.\n\n::cta{label="Go"}')).toEqual([
      ["heading", "A heading"],
      ["paragraph", "A text of two lines."],
      ["paragraph", "A point."],
      ["label", "Go"],
    ]);
  });

  it("lists a table's rows and cells, with the unit of a column's heading", () => {
    expect(texts("| Band | Range (Hz) |\n| --- | --- |\n| Alpha | 8–13 |")).toEqual([
      ["row", "Alpha | 8–13 Hz"],
      ["cell", "Band"],
      ["cell", "Range (Hz)"],
      ["cell", "Alpha"],
      ["cell", "8–13"],
    ]);
  });

  it("leaves citations out, but not what only looks like a directive", () => {
    expect(texts("Said.:ref{id=oster-1973} At note:this it stands.")).toEqual([["paragraph", "Said. At note:this it stands."]]);
  });

  it("counts lines from the start of the file", () => {
    expect(read("One.\n\nTwo.", 14).texts.map(({ line }) => line)).toEqual([15, 17]);
  });

  it("gives links by reference the URL of their first definition", () => {
    const { links, urls } = read("[One](/one/) and [two][b].\n\n[b]: /two/\n[b]: /three/");
    expect(links.map(({ url, text }) => [url, text])).toEqual([
      ["/one/", "One"],
      ["/two/", "two"],
    ]);
    expect(urls.map(({ url }) => url)).toEqual(["/one/", "/two/", "/three/"]);
  });

  it("counts sections and evidence notes as pages show them", () => {
    const body = read("## One\n\n### Below\n\n> **Evidence: mixed.** So.\n\n> Evidence: mixed\n\n## Two\n");
    expect([body.sections, body.evidenceNotes]).toEqual([2, 1]);
  });

  it("lists buttons, citations and pictures", () => {
    const body = read('::cta{label=" Go " blinking}\n\n::cta{label="Stop"}\n\nSaid.:ref{id=a-1} ![P](./p.png)');
    expect(body.buttons.map(({ label, blinking }) => [label, blinking])).toEqual([
      ["Go", true],
      ["Stop", false],
    ]);
    expect(body.citations.map(({ id }) => id)).toEqual(["a-1"]);
    expect(body.pictures.map(({ url }) => url)).toEqual(["./p.png"]);
  });
});
