import { llmsTxt } from "../../../src/feeds/llms-txt";
import { site } from "../samples";

const articles = [
  { slug: "a", title: "Article A", excerpt: "About A.", inShort: null, category: { label: "Memory" } },
  { slug: "b", title: "Article B", excerpt: "About B.", inShort: null, category: { label: "Focus" } },
  { slug: "c", title: "Article C", excerpt: "About C.", inShort: "The answer for C.", category: { label: "Memory" } },
];

test("llms.txt has a title, a summary, the disclosure, and lists of links: pages, and articles by category", () => {
  const pages = [{ heading: "Compared", path: "/compare/", lead: "Side by side." }];
  const legal = { title: "Legal Notice", path: "/legal-notice/" };
  const text = llmsTxt({ ...site, basis: "We bought it." }, legal, pages, articles, ["Focus", "Memory", "Empty"]);
  const [opening = "", ...sections] = text.split("\n## ");
  expect(opening.startsWith("# The Brand\n\n> About <it>.\n\n")).toBe(true);
  expect(opening).toContain(site.disclosure);
  expect(sections.map((section) => section.split("\n")[0])).toEqual(["The site", "Focus", "Memory", "Optional"]);
  for (const section of sections)
    for (const line of section.trim().split("\n").slice(2)) expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/site\.example\/\S*\)(?:: .+)?$/);
  expect(sections[0]).toContain("/review/): what the seller states beside what research found. We bought it.\n");
  expect(sections[0]).toContain("- [Legal Notice](https://site.example/legal-notice/): ");
  expect(sections[0]).toContain("- [Compared](https://site.example/compare/): Side by side.\n");
  expect(sections[2]).toBe(
    "Memory\n\n- [Article A](https://site.example/blog/a.md): About A.\n- [Article C](https://site.example/blog/c.md): The answer for C.\n",
  );
});
