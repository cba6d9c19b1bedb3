import { sitemapOptions } from "../../../src/gatsby/sitemap-options";

const data = {
  allSitePage: {
    nodes: ["/faq/", "/", "/blog/", "/blog/page/2/", "/blog/a/", "/blog/b/", "/disclaimer/", "/404/", "/404.html", "/dev-404-page/"].map(
      (path) => ({ path }),
    ),
  },
  allPost: {
    nodes: [
      { path: "/blog/a/", date: "2025-09-01", updated: null },
      { path: "/blog/b/", date: "2025-08-01", updated: "2025-09-05" },
    ],
  },
  allLegalPage: { nodes: [{ path: "/disclaimer/", lastUpdated: "2025-08-25" }] },
};

describe("the sitemap", () => {
  const pages = sitemapOptions.resolvePages(data);
  const lastmod = (path: string) => pages.find((page) => page.path === path)?.lastmod;

  it("leaves the 404 pages out", () => {
    const listed = pages.map(({ path }) => path).filter((path) => !sitemapOptions.excludes.includes(path));
    expect(listed).toEqual(["/", "/blog/", "/blog/a/", "/blog/b/", "/blog/page/2/", "/disclaimer/", "/faq/"]);
  });

  it("tells the day an article or legal text last changed", () => {
    expect(lastmod("/blog/a/")).toBe("2025-09-01");
    expect(lastmod("/blog/b/")).toBe("2025-09-05");
    expect(lastmod("/disclaimer/")).toBe("2025-08-25");
  });

  it("tells of home and blog the day of the newest change", () => {
    expect(lastmod("/")).toBe("2025-09-05");
    expect(lastmod("/blog/")).toBe("2025-09-05");
  });

  it("tells no day where none is known", () => {
    expect(pages.find(({ path }) => path === "/faq/")).toEqual({ path: "/faq/" });
    expect(sitemapOptions.resolvePages({ ...data, allPost: { nodes: [] } }).find(({ path }) => path === "/")).toEqual({ path: "/" });
  });

  it("writes a page's address, and its day where there is one", () => {
    expect(sitemapOptions.serialize({ path: "/blog/a/", lastmod: "2025-09-01" })).toEqual({ url: "/blog/a/", lastmod: "2025-09-01" });
    expect(sitemapOptions.serialize({ path: "/faq/" })).toEqual({ url: "/faq/" });
  });
});
