import { breadcrumbs } from "../../../src/site/breadcrumbs";

describe("breadcrumbs", () => {
  const category = { slug: "memory", label: "Memory" };
  it.each([
    ["a page", breadcrumbs.page("FAQ", "/faq/"), ["/", "/faq/"]],
    ["the blog", breadcrumbs.blog(1), ["/", "/blog/"]],
    ["a page of the blog", breadcrumbs.blog(3), ["/", "/blog/", "/blog/page/3/"]],
    ["a page of a category", breadcrumbs.category(category, 2), ["/", "/blog/", "/blog/category/memory/", "/blog/category/memory/page/2/"]],
    ["the archive", breadcrumbs.archive(), ["/", "/blog/", "/blog/all/"]],
  ])("of %s lead from home to the page itself", (_, crumbs, paths) => {
    expect(crumbs.map(({ path }) => path)).toEqual(paths);
    expect(new Set(crumbs.map(({ name }) => name)).size).toBe(crumbs.length);
  });
});
