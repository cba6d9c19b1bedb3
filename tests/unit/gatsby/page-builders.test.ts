import { blogListPages } from "../../../src/site/pages/blog-lists";
import { archivePageSpecs } from "../../../src/site/pages/archive-pages";
import { fixedPages } from "../../../src/site/pages/fixed-pages";
import { newestFirst } from "../../../src/site/pages/page-spec";
import { postPages } from "../../../src/site/pages/post-pages";
import { somePosts } from "./posts";
import { styleguidePages } from "../../../src/site/pages/styleguide-page";

describe("newestFirst", () => {
  it("orders by day, and by slug within one day", () => {
    const [a, b, c] = somePosts(3);
    if (!a || !b || !c) throw new Error("three posts are needed");
    const sameDay = { ...b, slug: "a-post", id: "same-day" };
    expect([c, b, a, sameDay].sort(newestFirst).map(({ id }) => id)).toEqual([a.id, "same-day", b.id, c.id]);
  });
});

describe("blogListPages", () => {
  it.each([
    [0, ["/blog/"], [0]],
    [1, ["/blog/"], [1]],
    [9, ["/blog/"], [9]],
    [10, ["/blog/", "/blog/page/2/"], [9, 1]],
    [18, ["/blog/", "/blog/page/2/"], [9, 9]],
    [60, ["/blog/", ...[2, 3, 4, 5, 6, 7].map((n) => `/blog/page/${n}/`)], [9, 9, 9, 9, 9, 9, 6]],
  ])("shows %i posts, nine a page", (count, paths, sizes) => {
    const posts = somePosts(count);
    const pages = blogListPages(posts, []);
    expect(pages.map(({ path }) => path)).toEqual(paths);
    expect(pages.map(({ context }) => (context["postIds"] as string[]).length)).toEqual(sizes);
    expect(pages.flatMap(({ context }) => context["postIds"])).toEqual(posts.map(({ id }) => id));
    expect(pages.map(({ context }) => context["pageNumber"])).toEqual(paths.map((_, i) => i + 1));
    for (const { template, context } of pages) {
      expect(template).toBe("blog-list");
      expect(context).toMatchObject({ pageCount: paths.length, categoryId: null });
    }
  });

  it("gives each category a list of its own posts alone, in their order", () => {
    const pages = blogListPages(somePosts(31), [
      { id: "c1", slug: "one" },
      { id: "c2", slug: "two" },
    ]).filter(({ context }) => context["categoryId"] !== null);
    expect(pages.map(({ path }) => path)).toEqual([
      "/blog/category/one/",
      "/blog/category/one/page/2/",
      "/blog/category/two/",
      "/blog/category/two/page/2/",
    ]);
    expect(pages.map(({ context }) => context["categoryId"])).toEqual(["c1", "c1", "c2", "c2"]);
    expect(pages[0]?.context["postIds"]).toEqual(["id-0", "id-3", "id-6", "id-9", "id-12", "id-15", "id-18", "id-21", "id-24"]);
    expect(pages[1]?.context).toEqual({ categoryId: "c1", postIds: ["id-27", "id-30"], pageNumber: 2, pageCount: 2 });
  });

  it("gives an empty category one page without posts", () => {
    const pages = blogListPages(somePosts(5), [{ id: "empty", slug: "nothing-here" }]);
    expect(pages.filter(({ context }) => context["categoryId"] === "empty")).toEqual([
      {
        path: "/blog/category/nothing-here/",
        template: "blog-list",
        context: { categoryId: "empty", postIds: [], pageNumber: 1, pageCount: 1 },
      },
    ]);
  });
});

describe("archivePageSpecs", () => {
  it("is one page while all titles fit on it", () => {
    const posts = somePosts(3);
    expect(archivePageSpecs(posts)).toEqual([
      {
        path: "/blog/all/",
        template: "archive",
        context: { postIds: posts.map(({ id }) => id), year: null, pageNumber: 1, pageCount: 1, years: [], counts: [] },
      },
    ]);
  });

  it("is a page of years and the pages of each year when they do not", () => {
    const posts = somePosts(400);
    const [root, ...rest] = archivePageSpecs(posts);
    expect(root?.context).toMatchObject({ postIds: [], year: null, years: ["2025", "2024"], counts: [262, 138] });
    expect(rest.map(({ path }) => path)).toEqual([
      "/blog/all/2025/",
      "/blog/all/2025/page/2/",
      "/blog/all/2025/page/3/",
      "/blog/all/2024/",
      "/blog/all/2024/page/2/",
    ]);
    expect(rest.flatMap(({ context }) => context["postIds"])).toEqual(posts.map(({ id }) => id));
    expect(rest.map(({ context }) => context["year"])).toEqual(["2025", "2025", "2025", "2024", "2024"]);
  });
});

describe("postPages", () => {
  it("links each article to the newer and the older one, the first and the last to one alone", () => {
    const pages = postPages(somePosts(5));
    expect(pages.map(({ path }) => path)).toEqual([0, 1, 2, 3, 4].map((i) => `/blog/post-${i}/`));
    expect(pages.map(({ context }) => [context["id"], context["newerId"], context["olderId"]])).toEqual([
      ["id-0", null, "id-1"],
      ["id-1", "id-0", "id-2"],
      ["id-2", "id-1", "id-3"],
      ["id-3", "id-2", "id-4"],
      ["id-4", "id-3", null],
    ]);
    for (const { template, context } of pages) {
      expect(template).toBe("post");
      expect(context["relatedIds"]).toHaveLength(3);
    }
  });

  it("makes nothing of nothing, and one page of one post", () => {
    expect(postPages([])).toEqual([]);
    expect(postPages(somePosts(1))[0]?.context).toEqual({ id: "id-0", newerId: null, olderId: null, relatedIds: [] });
  });
});

describe("fixedPages", () => {
  it("are home with the six newest posts, review, FAQ, pages about the site and the legal texts", () => {
    const pages = fixedPages(
      somePosts(8),
      [{ id: "a", path: "/about/" }],
      [
        { id: "d", slug: "disclaimer" },
        { id: "p", slug: "privacy-policy" },
      ],
    );
    expect(pages).toEqual([
      { path: "/", template: "home", context: { postIds: ["id-0", "id-1", "id-2", "id-3", "id-4", "id-5"] } },
      { path: "/review/", template: "review", context: {} },
      { path: "/faq/", template: "faq", context: {} },
      { path: "/about/", template: "information", context: { id: "a" } },
      { path: "/disclaimer/", template: "legal", context: { id: "d" } },
      { path: "/privacy-policy/", template: "legal", context: { id: "p" } },
    ]);
  });
});

describe("styleguidePages", () => {
  it("are there in develop alone", () => {
    expect(styleguidePages("develop")).toEqual([{ path: "/styleguide/", template: "styleguide", context: {} }]);
    for (const command of ["build", "serve", "", undefined]) expect(styleguidePages(command)).toEqual([]);
  });
});
