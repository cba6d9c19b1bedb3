import { llmsTxt } from "../../../src/feeds/llms-txt";
import { site } from "./samples";

const articles = [
  { slug: "a", title: "Article A", excerpt: "About A.", inShort: null, category: "Memory" },
  { slug: "b", title: "Article B", excerpt: "About B.", inShort: null, category: "Focus" },
  { slug: "c", title: "Article C", excerpt: "About C.", inShort: "The answer for C.", category: "Memory" },
];
const text = llmsTxt(site, articles, ["Focus", "Memory", "Empty"]);

describe("llmsTxt", () => {
  it("has the parts of the format: a title, a summary as a quotation, lists of links below headings", () => {
    expect(text.startsWith("# The Brand & Co\n\n> About <it>.\n\n")).toBe(true);
    const sections = text.split("\n## ").slice(1);
    expect(sections.map((section) => section.split("\n")[0])).toEqual(["The site", "Focus", "Memory", "Optional"]);
    for (const section of sections)
      for (const line of section.trim().split("\n").slice(2))
        expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/site\.example\/\S*\)(?:: .+)?$/);
  });

  it("discloses, and lists each article's Markdown export in its category", () => {
    expect(text).toContain(site.disclosure);
    expect(text).toContain(
      "## Memory\n\n- [Article A](https://site.example/blog/a.md): About A.\n- [Article C](https://site.example/blog/c.md): The answer for C.\n",
    );
  });
});
