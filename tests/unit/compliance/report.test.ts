import { reportAsJson, reportForPeople } from "../../../src/compliance/report";
import { sourceOf } from "../../../src/compliance/source-of";
import { html, removePublished, report } from "./published-fixture";

afterEach(removePublished);

describe("the report", () => {
  const faulty = () => report({ "faq/index.html": html({ line: "", title: "The clinically proven way" }) });

  it("tells people one finding a line, with page and source, and what was read", () => {
    const lines = reportForPeople(faulty()).trimEnd().split("\n");
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^\/faq\/ \(content\/pages\/faq\.yml\) error\[disclosure\] .+; .+$/);
    expect(lines[1]).toMatch(/^\/faq\/ \(content\/pages\/faq\.yml\) error\[wording\] 'clinically proven' stands in title: .+; .+$/i);
    expect(lines[2]).toBe("compliance: 2 pages, 0 feed items, 0 copies with 4 paid links; 2 findings");
  });

  it("is JSON for programs, a line a finding", () => {
    const text = reportAsJson(faulty());
    const parsed = JSON.parse(text) as { findings: Record<string, string>[]; read: unknown };
    expect(parsed.read).toEqual({ page: 2, "feed item": 0, copy: 0 });
    expect(parsed.findings.map(({ id, page, file, source }) => [id, page, file, source])).toEqual([
      ["disclosure", "/faq/", "faq/index.html", "content/pages/faq.yml"],
      ["wording", "/faq/", "faq/index.html", "content/pages/faq.yml"],
    ]);
    expect(text.split("\n").filter((line) => line.includes('"id"'))).toHaveLength(2);
    expect(JSON.parse(reportAsJson(report({})))).toMatchObject({ findings: [] });
  });
});

describe("the file to mend", () => {
  const there = new Set(["content/posts/a-b.md", "content/pages/legal/terms.md", "content/pages/about.md"]);

  it.each([
    ["/", "content/pages/home.yml"],
    ["/review/", "content/pages/review.md"],
    ["/faq/", "content/pages/faq.yml"],
    ["/blog/a-b/", "content/posts/a-b.md"],
    ["/blog/", "content/settings/categories.yml"],
    ["/blog/page/2/", "content/settings/categories.yml"],
    ["/blog/category/memory/", "content/settings/categories.yml"],
    ["/terms/", "content/pages/legal/terms.md"],
    ["/about/", "content/pages/about.md"],
    ["/404/", "src/pages/404.tsx"],
    ["/unknown/", "src/templates/"],
  ])("of %s is %s", (path, file) => {
    expect(sourceOf(path, (name) => there.has(name) || name === "content/settings/categories.yml")).toBe(file);
  });
});
