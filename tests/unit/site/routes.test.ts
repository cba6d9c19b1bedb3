import { breadcrumbs } from "../../../src/site/breadcrumbs";
import { absoluteUrl, files, reservedLegalSlugs, reservedSlugs, routes } from "../../../src/site/routes";

it("routes are the paths that are specified, with a slash at the end", () => {
  expect([routes.home, routes.review, routes.blog, routes.faq, routes.notFound, routes.legal("disclaimer"), routes.post("a")]).toEqual([
    ...["/", "/review/", "/blog/", "/faq/", "/404/", "/disclaimer/", "/blog/a/"],
  ]);
  expect([routes.blogPage(1), routes.blogPage(2), routes.archive]).toEqual(["/blog/", "/blog/page/2/", "/blog/all/"]);
  expect([undefined, 1, 3].map((page) => routes.category("focus", page))).toEqual([
    "/blog/category/focus/",
    "/blog/category/focus/",
    "/blog/category/focus/page/3/",
  ]);
  expect([files.rss, files.markdownExport("a")]).toEqual(["/feed.xml", "/blog/a.md"]);
  for (const origin of ["https://site.example", "https://site.example/"])
    expect(absoluteUrl(origin, "/blog/a/")).toBe("https://site.example/blog/a/");
});

it("slugs of pages and lists are reserved, and no legal page's own", () => {
  for (const list of [routes.blogPage(2), routes.category("x"), routes.archive]) expect(reservedSlugs).toContain(list.split("/")[2]);
  for (const page of [routes.review, routes.blog, routes.faq, routes.about, routes.editorialPolicy, routes.notFound])
    expect(reservedLegalSlugs).toContain(page.split("/")[1]);
  expect(reservedLegalSlugs).not.toContain("disclaimer");
});

const category = { slug: "memory", label: "Memory" };
it.each([
  ["a page", breadcrumbs.page("FAQ", "/faq/"), ["/", "/faq/"]],
  ["the blog", breadcrumbs.blog(1), ["/", "/blog/"]],
  ["a page of the blog", breadcrumbs.blog(3), ["/", "/blog/", "/blog/page/3/"]],
  ["a page of a category", breadcrumbs.category(category, 2), ["/", "/blog/", "/blog/category/memory/", "/blog/category/memory/page/2/"]],
])("breadcrumbs of %s lead from home to the page itself", (_, crumbs, paths) => {
  expect(crumbs.map(({ path }) => path)).toEqual(paths);
  expect(new Set(crumbs.map(({ name }) => name)).size).toBe(crumbs.length);
});
