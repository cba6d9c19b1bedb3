import { mainPicture, sitemapOptionsWith } from "../../../src/gatsby/sitemap-options";
import { folderOf, removeFolders } from "../publish/site-fixture";

afterAll(removeFolders);

const page = (path: string, pageContext: { postIds?: string[]; years?: string[] } = {}) => ({ path, pageContext });
const data = {
  site: { siteMetadata: { siteUrl: "https://site.example" } },
  allSitePage: {
    nodes: [
      page("/faq/"),
      page("/", { postIds: ["b", "a"] }),
      page("/blog/", { postIds: ["a"] }),
      page("/blog/page/2/", { postIds: ["b"] }),
      page("/blog/category/empty/", { postIds: [] }),
      page("/blog/all/", { postIds: [], years: ["2025"] }),
      page("/blog/all/2025/", { postIds: ["a", "b"], years: ["2025"] }),
      page("/blog/a/"),
      page("/blog/b/"),
      page("/about/"),
      page("/disclaimer/"),
      page("/404/"),
      page("/404.html"),
      page("/dev-404-page/"),
    ],
  },
  allPost: {
    nodes: [
      { id: "a", path: "/blog/a/", date: "2025-09-01", updated: null },
      { id: "b", path: "/blog/b/", date: "2025-08-01", updated: "2025-09-05" },
    ],
  },
  allLegalPage: { nodes: [{ path: "/disclaimer/", lastUpdated: "2025-08-25" }] },
  allInformationPage: { nodes: [{ path: "/about/", lastUpdated: "2025-09-19" }] },
};

describe("the sitemap", () => {
  const options = sitemapOptionsWith((path) => (path === "/blog/a/" || path === "/faq/" ? "/static/a.jpg" : undefined));
  const pages = options.resolvePages(data);
  const at = (path: string) => pages.find((entry) => entry.path === path);

  it("has every page that search engines may index, but no 404 pages and no empty lists", () => {
    expect(pages.map(({ path }) => path).filter((path) => !options.excludes.includes(path))).toEqual([
      "/",
      "/about/",
      "/blog/",
      "/blog/a/",
      "/blog/all/",
      "/blog/all/2025/",
      "/blog/b/",
      "/blog/page/2/",
      "/disclaimer/",
      "/faq/",
    ]);
  });

  it.each([
    ["/blog/a/", "2025-09-01"],
    ["/blog/b/", "2025-09-05"],
    ["/disclaimer/", "2025-08-25"],
    ["/about/", "2025-09-19"],
  ])("dates %s by its own last change", (path, day) => {
    expect(at(path)?.lastmod).toBe(day);
  });

  it.each([
    ["/", "2025-09-05"],
    ["/blog/", "2025-09-01"],
    ["/blog/page/2/", "2025-09-05"],
    ["/blog/all/2025/", "2025-09-05"],
  ])("dates %s by the last change of the articles on it", (path, day) => {
    expect(at(path)?.lastmod).toBe(day);
  });

  it("has no date where none is known", () => {
    expect(at("/faq/")).toEqual({ path: "/faq/" });
  });

  it("has a picture for articles only, with its absolute URL", () => {
    expect(at("/blog/a/")?.picture).toBe("https://site.example/static/a.jpg");
    expect(pages.filter(({ picture }) => picture)).toHaveLength(1);
  });

  it("serializes URL, date and picture for the plugin", () => {
    expect(options.serialize({ path: "/blog/a/", lastmod: "2025-09-01", picture: "https://site.example/a.jpg" })).toEqual({
      url: "/blog/a/",
      lastmod: "2025-09-01",
      img: [{ url: "https://site.example/a.jpg" }],
    });
    expect(options.serialize({ path: "/faq/" })).toEqual({ url: "/faq/" });
  });
});

describe("mainPicture", () => {
  const openGraph = '<meta property="og:image" content="https://site.example/static/share/a.png"/>';
  const related = '<img src="/static/b.jpg" loading="lazy"/>';
  const folder = folderOf({
    "blog/own/index.html": `${openGraph}<picture><source srcset="/static/a.avif"><img src="/static/1/a.jpg" alt="" fetchPriority="high"/></picture>${related}`,
    "blog/drawn/index.html": `${openGraph}<svg></svg>${related}`,
    "faq/index.html": "<p>None.</p>",
  });

  it.each([
    ["/blog/own/", "/static/1/a.jpg"],
    ["/blog/drawn/", "https://site.example/static/share/a.png"],
    ["/faq/", undefined],
    ["/none/", undefined],
  ])("of %s is %s", (path, picture) => {
    expect(mainPicture(folder, path)).toBe(picture);
  });
});
