import { absoluteUrl, files, reservedLegalSlugs, reservedSlugs, routes } from "../../../src/site/routes";

describe("routes", () => {
  it.each([
    [routes.home, "/"],
    [routes.review, "/review/"],
    [routes.blog, "/blog/"],
    [routes.faq, "/faq/"],
    [routes.notFound, "/404/"],
    [routes.legal("disclaimer"), "/disclaimer/"],
    [routes.legal("privacy-policy"), "/privacy-policy/"],
    [routes.post("a"), "/blog/a/"],
    [routes.blogPage(1), "/blog/"],
    [routes.blogPage(2), "/blog/page/2/"],
    [routes.category("focus"), "/blog/category/focus/"],
    [routes.category("focus", 1), "/blog/category/focus/"],
    [routes.category("focus", 3), "/blog/category/focus/page/3/"],
    [routes.archive, "/blog/all/"],
    [files.rss(), "/feed.xml"],
    [files.jsonFeed(), "/feed.json"],
    [files.rss(routes.category("focus")), "/blog/category/focus/feed.xml"],
    [files.jsonFeed(routes.category("focus")), "/blog/category/focus/feed.json"],
    [files.markdownExport("a"), "/blog/a.md"],
  ])("%s is %s", (route, expected) => {
    expect(route).toBe(expected);
  });

  it("reserve the slugs of lists below /blog/", () => {
    expect(reservedSlugs).toEqual(expect.arrayContaining(["page", "category", "all"]));
    for (const list of [routes.blogPage(2), routes.category("x"), routes.archive]) expect(reservedSlugs).toContain(list.split("/")[2]);
  });

  it("reserve the paths of other pages, and no legal page's own", () => {
    for (const page of [routes.review, routes.blog, routes.faq, routes.about, routes.editorialPolicy, routes.notFound])
      expect(reservedLegalSlugs).toContain(page.split("/")[1]);
    expect(reservedLegalSlugs).not.toContain("disclaimer");
  });
});

describe("absoluteUrl", () => {
  it.each([
    ["https://site.example", "/", "https://site.example/"],
    ["https://site.example/", "/blog/a/", "https://site.example/blog/a/"],
    ["https://site.example", "/sitemap-index.xml", "https://site.example/sitemap-index.xml"],
  ])("of %s and %s is %s", (siteUrl, path, expected) => {
    expect(absoluteUrl(siteUrl, path)).toBe(expected);
  });
});
