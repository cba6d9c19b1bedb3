import { readYaml } from "../../../src/content-model/yaml-document";
import { splitFrontMatter } from "../../../src/content-model/front-matter";
import { parseMarkdown } from "../../../src/markdown/parser";
import { markdownExport } from "../../../src/feeds/markdown-export";
import { article, body, site } from "./samples";

const copy = markdownExport(site, article, body);
const parts = splitFrontMatter(copy);

describe("markdownExport", () => {
  it("begins with the article's facts", () => {
    expect(readYaml(parts?.yaml ?? "", "copy").value).toEqual({
      title: "An Article & <More>",
      url: "https://site.example/blog/a/",
      author: "The editors",
      published: "2025-09-10",
      modified: "2025-09-10",
      category: "Focus & Concentration",
    });
  });

  it("discloses before the title and so before the first paid link", () => {
    expect(parts?.body.trim().startsWith(`> ${site.disclosure}\n\n# An Article & <More>\n`)).toBe(true);
    expect(copy.indexOf(site.disclosure)).toBeLessThan(copy.indexOf("seller.example"));
  });

  it("has plain paid links in place of buttons", () => {
    expect(copy).toContain(`\n[Try It – Now](${site.affiliateLink}) (paid link)\n`);
    expect(copy).toContain(`\n[Close \\[it\\]](${site.affiliateLink}) (paid link)\n`);
    expect(copy).not.toContain("::cta");
    expect(JSON.stringify(parseMarkdown(copy))).toContain(`"url":"${site.affiliateLink}"`);
  });

  it("has footnotes in place of citations, each with its work", () => {
    expect(copy).toContain("(https://site.example/blog/other/).[^oster-1973]\n");
    expect(copy).toContain(
      "[^oster-1973]: Oster, G. (1973). Auditory beats. Scientific American. https://doi.org/10.1000/xyz It did not test focus.\n",
    );
    expect(copy).not.toContain(":ref{");
  });

  it("gives addresses of this site in full, also those of definitions, and leaves others as they are", () => {
    const links = markdownExport(site, article, "[a](/review/) [b][x] [c](//other.example/) [d](https://doi.org/1)\n\n[x]: /faq/");
    expect(links).toContain("[a](https://site.example/review/) [b][x] [c](//other.example/) [d](https://doi.org/1)");
    expect(links).toContain("[x]: https://site.example/faq/");
  });

  it("keeps the rest of the text as it was written, and ends with questions and references", () => {
    expect(copy).toContain("Table: What it shows\n\n| A | B |\n| --- | ---: |\n| 1 | 2 < 3 |\n");
    expect(copy).toContain("\n## Questions readers ask\n\n### Is 1 < 2?\n\nIt is.\n\n## References\n\n[^oster-1973]: ");
    expect(markdownExport(site, { ...article, references: [] }, "Text.")).not.toContain("## References");
  });

  it("tells of a change with its day", () => {
    const changed = markdownExport(site, { ...article, updated: "2025-10-02", changes: "A study was added." }, body);
    expect(changed).toContain("\n**Changed on October 2, 2025:** A study was added.\n");
    expect(changed).toContain("\nmodified: 2025-10-02\n");
  });

  it("writes an address with brackets so that it does not end the link", () => {
    expect(markdownExport({ ...site, affiliateLink: "https://seller.example/a(b)" }, article, body)).toContain(
      "](https://seller.example/a%28b%29) (paid",
    );
  });
});
