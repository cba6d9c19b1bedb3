import { sitemapOptions } from "../../../src/gatsby/sitemap-options";

const page = (path: string, pageContext: { postIds?: string[] } = {}) => ({ path, pageContext });
const post = (id: string, date: string, updated: string | null, checked: string | null) => ({
  id,
  path: `/blog/${id}/`,
  date,
  updated,
  checked,
});
const pages = sitemapOptions.resolvePages({
  allSitePage: {
    nodes: [
      page("/faq/"),
      page("/", { postIds: ["b", "a", "c"] }),
      page("/review/"),
      page("/blog/page/2/", { postIds: ["a"] }),
      page("/blog/category/empty/", { postIds: [] }),
      page("/blog/a/"),
      page("/blog/b/"),
      page("/blog/c/"),
      page("/about/"),
      page("/disclaimer/"),
    ],
  },
  allPost: {
    nodes: [
      post("a", "2025-09-01", null, null),
      post("b", "2025-08-01", "2025-09-05", null),
      post("c", "2025-07-01", "2025-07-02", "2025-09-06"),
    ],
  },
  allLegalPage: { nodes: [{ path: "/disclaimer/", lastUpdated: "2025-08-25" }] },
  allInformationPage: { nodes: [{ path: "/about/", lastUpdated: "2025-09-19" }] },
  reviewPage: { updated: "2025-09-18" },
});

it("the sitemap has every page but empty lists, with the day of its own last change or of the articles on it", () => {
  expect(pages.map(({ path, lastmod }) => [path, lastmod])).toEqual([
    ["/", "2025-09-05"],
    ["/about/", "2025-09-19"],
    ["/blog/a/", "2025-09-01"],
    ["/blog/b/", "2025-09-05"],
    // Checked against its sources.
    ["/blog/c/", "2025-09-06"],
    ["/blog/page/2/", "2025-09-01"],
    ["/disclaimer/", "2025-08-25"],
    ["/faq/", undefined],
    ["/review/", "2025-09-18"],
  ]);
});
