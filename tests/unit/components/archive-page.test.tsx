import { brotliCompressSync } from "node:zlib";
import { ArchivePage, postsByCategoryAndMonth, type ArchivePageProps } from "../../../src/components/pages/archive-page";
import type { CategoryData, TitleData } from "../../../src/components/props";
import { serializeGraph, graph } from "../../../src/seo/json-ld/graph";
import { itemList } from "../../../src/seo/json-ld/lists";
import type { BandName } from "../../../src/site/bands";
import { seededRandom } from "../../../src/artwork/seeded-random";
import { linksOf, renderHtml, renderWithCss, textsOf } from "./render-html";
import { category, site } from "./samples";

const categories: readonly CategoryData[] = (["theta", "alpha", "gamma", "beta", "delta"] as BandName[]).map((band) => ({
  ...category,
  slug: `category-${band}`,
  label: `Category ${band}`,
  band,
}));
const ARTICLES = 60;
const title = (path: string, date: string, categorySlug: string): TitleData => ({ path, title: `Title of ${path}`, date, categorySlug });
const posts = [
  title("/blog/c/", "2025-09-10", "category-alpha"),
  title("/blog/b/", "2025-09-01", "category-theta"),
  title("/blog/a/", "2025-08-30", "category-theta"),
];
const page = (changes: Partial<ArchivePageProps> = {}) => <ArchivePage site={site} categories={categories} posts={posts} {...changes} />;

describe("postsByCategoryAndMonth", () => {
  it("groups by category in the given order, then by month, without empty categories", () => {
    expect(
      postsByCategoryAndMonth(posts, categories).map(({ category: { label }, count, months }) => [
        label,
        count,
        months.map(({ name, posts: own }) => [name, own.map(({ path }) => path)]),
      ]),
    ).toEqual([
      [
        "Category theta",
        2,
        [
          ["September 2025", ["/blog/b/"]],
          ["August 2025", ["/blog/a/"]],
        ],
      ],
      ["Category alpha", 1, [["September 2025", ["/blog/c/"]]]],
    ]);
  });
});

describe("ArchivePage", () => {
  const $ = renderHtml(page());

  it("links every article by title, grouped by category and month", () => {
    expect(textsOf($, "main section h2")).toEqual(["Category theta", "Category alpha"]);
    expect(linksOf($, "main section li a")).toEqual([
      ["Title of /blog/b/", "/blog/b/"],
      ["Title of /blog/a/", "/blog/a/"],
      ["Title of /blog/c/", "/blog/c/"],
    ]);
    expect($("h1").text()).toBe("Every article");
    expect($("main").text()).toContain("All 3 articles by category and month.");
  });

  it("links to each category on the page and to the blog, without a pager", () => {
    const jumps = $("nav:has(#categories) a").toArray();
    expect(jumps.map((link) => $(link).attr("href"))).toEqual(["#category-theta", "#category-alpha"]);
    expect(textsOf($, "nav:has(#categories) a")).toEqual(["Category theta2", "Category alpha1"]);
    for (const link of jumps) expect($($(link).attr("href") ?? "").is("h2")).toBe(true);
    expect($('main a[href="/blog/"]').last().text()).toContain("Back to the blog");
    expect($('nav[aria-label="Pagination"]')).toHaveLength(0);
  });

  it("stays below the page size limit when full of long titles", () => {
    const random = seededRandom("titles");
    const word = () =>
      Array.from({ length: 3 + Math.floor(random() * 7) }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join("");
    const text = (length: number, between: string) => Array.from({ length: 14 }, word).join(between).slice(0, length).replace(/-$/, "x");
    const full = Array.from({ length: ARTICLES }, (_, i) => ({
      path: `/blog/${text(38, "-")}/`,
      title: text(65, " "),
      date: `2025-${String(12 - Math.floor(i / 13)).padStart(2, "0")}-10`,
      categorySlug: categories[i % 5]?.slug ?? "",
    }));
    const { $: drawn, css } = renderWithCss(page({ posts: full }));
    const list = serializeGraph(
      graph([
        itemList(
          site,
          "/blog/all/",
          full.map(({ path, title: name }) => ({ path, name })),
        ),
      ]),
    );
    expect(drawn("main section li")).toHaveLength(ARTICLES);
    const bytes = brotliCompressSync(`${css}${list}${drawn.html()}`).length;
    // The rest of the head adds 560 bytes to the built page.
    expect(bytes).toBeLessThan(14_600 - 800);
  });
});
