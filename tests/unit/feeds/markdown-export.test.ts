import { readYaml } from "../../../src/content-model/yaml-document";
import { splitFrontMatter } from "../../../src/content-model/front-matter";
import { parseMarkdown } from "../../../src/markdown/parser";
import { markdownExport } from "../../../src/feeds/markdown-export";
import { article, body, site } from "./samples";

const text = markdownExport(site, article, body);
const parts = splitFrontMatter(text);

describe("markdownExport", () => {
  it("begins with the article's metadata", () => {
    expect(readYaml(parts?.yaml ?? "", "export").value).toEqual({
      title: "An Article & <More>",
      url: "https://site.example/blog/a/",
      author: "The editors",
      published: "2025-09-10",
      modified: "2025-09-10",
      category: "Focus & Concentration",
    });
  });

  it("discloses before the title and the first paid link", () => {
    expect(parts?.body.trim().startsWith(`> ${site.disclosure}\n\n# An Article & <More>\n`)).toBe(true);
    expect(text.indexOf(site.disclosure)).toBeLessThan(text.indexOf("seller.example"));
  });

  it("has paid links instead of buttons", () => {
    expect(text).toContain(`\n[Try It – Now](${site.affiliateLink}) (paid link)\n`);
    expect(text).toContain(`\n[Close \\[it\\]](${site.affiliateLink}) (paid link)\n`);
    expect(text).not.toContain("::cta");
    expect(JSON.stringify(parseMarkdown(text))).toContain(`"url":"${site.affiliateLink}"`);
  });

  it("has footnotes instead of citations, and evidence labels in words instead of claims", () => {
    expect(text).toContain("(https://site.example/blog/other/).[^oster-1973] (Limited evidence)\n");
    expect(text).toContain(
      "[^oster-1973]: Oster, G. (1973). Auditory beats. Scientific American. https://doi.org/10.1000/xyz It did not test focus.\n",
    );
    expect(text).not.toMatch(/:(?:ref|claim)\{/);
  });

  it("makes paths of this site absolute, in link definitions too, and leaves other URLs unchanged", () => {
    const links = markdownExport(site, article, "[a](/review/) [b][x] [c](//other.example/) [d](https://doi.org/1)\n\n[x]: /faq/");
    expect(links).toContain("[a](https://site.example/review/) [b][x] [c](//other.example/) [d](https://doi.org/1)");
    expect(links).toContain("[x]: https://site.example/faq/");
  });

  it("leaves the rest of the text unchanged, and ends with questions and references", () => {
    expect(text).toContain("Table: What it shows\n\n| A | B |\n| --- | ---: |\n| 1 | 2 < 3 |\n");
    expect(text).toContain("\n## Questions readers ask\n\n### Is 1 < 2?\n\nIt is.\n\n## References\n\n[^oster-1973]: ");
    expect(markdownExport(site, { ...article, references: [] }, "Text.")).not.toContain("## References");
  });

  it("says the answer in short below the title", () => {
    expect(markdownExport(site, { ...article, inShort: "It is." }, body)).toContain("# An Article & <More>\n\n**In short:** It is.\n\n");
    expect(text).not.toContain("In short");
  });

  it("names a change with its day", () => {
    const changed = markdownExport(site, { ...article, updated: "2025-10-02", changes: "A study was added." }, body);
    expect(changed).toContain("\n**Changed on October 2, 2025:** A study was added.\n");
    expect(changed).toContain("\nmodified: 2025-10-02\n");
  });

  it("escapes brackets in the URL of a paid link", () => {
    expect(markdownExport({ ...site, affiliateLink: "https://seller.example/a(b)" }, article, body)).toContain(
      "](https://seller.example/a%28b%29) (paid",
    );
  });
});
