import { ARCHIVE_POSTS } from "../../../../src/site/limits";
import { archivePages } from "../../../../src/site/pages/archive-pages";
import { blogListPages } from "../../../../src/site/pages/blog-lists";
import { feedPaths, filePaths, pageSpecs } from "../../../../src/site/pages/index";
import { newestFirst } from "../../../../src/site/pages/page-spec";
import { postPages } from "../../../../src/site/pages/post-pages";
import { somePosts } from "./posts";

describe("newestFirst", () => {
  it("sorts by day, and by slug within one day", () => {
    const [a, b, c] = somePosts(3);
    if (!a || !b || !c) throw new Error("three posts are needed");
    const sameDay = { ...b, slug: "a-post", id: "same-day" };
    expect([c, b, a, sameDay].sort(newestFirst).map(({ id }) => id)).toEqual([a.id, "same-day", b.id, c.id]);
  });
});

describe("pageSpecs", () => {
  const site = {
    posts: somePosts(8)
      .map((post, i) => (i < 3 ? { ...post, citedReferences: ["chang-2012"] } : post))
      .reverse(),
    categories: [{ id: "c1", slug: "one" }],
    informationPages: [{ id: "a", path: "/about/", fragments: ["who-we-are"] }],
    legalPages: [{ id: "d", slug: "disclaimer" }],
    references: [
      { key: "bang-2019", method: "binaural-beats" },
      { key: "chang-2012", method: "exercise" },
    ],
    methods: ["unused", "binaural-beats", "exercise"],
    claims: ["offer-promise"],
    home: { fragments: ["q-1"] },
    review: { fragments: ["price"] },
    faq: { fragments: ["q-1", "q-2"] },
  };
  const pages = pageSpecs(site);

  it("returns every page of the site once, whatever the order of its posts", () => {
    expect(pages.map(({ path, template }) => [path, template])).toEqual([
      ["/", "home"],
      ["/review/", "review"],
      ["/faq/", "faq"],
      ["/about/", "information"],
      ["/disclaimer/", "legal"],
      ["/evidence/", "evidence"],
      ["/evidence/binaural-beats/", "evidence-method"],
      ["/evidence/exercise/", "evidence-method"],
      ["/blog/", "blog-list"],
      ["/blog/category/one/", "blog-list"],
      ["/blog/all/", "archive"],
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => [`/blog/post-${i}/`, "post"]),
    ]);
  });

  it.each([
    [
      "/",
      {
        postIds: ["id-0", "id-1", "id-2", "id-3", "id-4", "id-5"],
        traceIds: ["id-0", "id-1", "id-2", "id-3", "id-4", "id-5", "id-6", "id-7"],
      },
    ],
    ["/review/", {}],
    ["/about/", { id: "a" }],
    ["/disclaimer/", { id: "d" }],
    ["/evidence/exercise/", { method: "exercise", citingIds: ["id-0", "id-1", "id-2"] }],
    ["/evidence/binaural-beats/", { method: "binaural-beats", citingIds: [] }],
  ])("passes to the template of %s what its query needs", (path, context) => {
    expect(pages.find((page) => page.path === path)?.context).toEqual(context);
  });

  it.each([
    ["/", ["q-1"]],
    ["/review/", ["verdict", "offers", "pros", "cons", "suits", "skip", "price"]],
    ["/faq/", ["q-1", "q-2"]],
    ["/about/", ["who-we-are"]],
    ["/disclaimer/", undefined],
    ["/evidence/", ["labels", "works", "claims", "binaural-beats", "exercise", "claim-offer-promise"]],
    ["/evidence/exercise/", ["chang-2012"]],
    ["/blog/all/", ["one"]],
    ["/blog/post-0/", ["questions", "related"]],
  ])("lists the fragments of %s", (path, fragments) => {
    expect(pages.find((page) => page.path === path)?.fragments).toEqual(fragments);
  });
});

describe("feedPaths and filePaths", () => {
  const categories = [{ slug: "one" }];

  it("list two feeds of the site and two of each category, Markdown exports and texts for programs", () => {
    const feeds = ["/feed.xml", "/feed.json", "/blog/category/one/feed.xml", "/blog/category/one/feed.json"];
    expect(feedPaths(categories)).toEqual(feeds);
    expect(filePaths([{ slug: "a" }], categories)).toEqual([
      ...feeds,
      "/blog/a.md",
      "/llms.txt",
      "/robots.txt",
      "/.well-known/security.txt",
    ]);
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
  ])("lists %i posts, nine per page", (count, paths, sizes) => {
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

  it("lists for each category only its own posts, in their order", () => {
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

describe("archivePages", () => {
  const idsOf = (context: { readonly [key: string]: unknown }) => context["postIds"] as string[];

  it.each([0, 1, ARCHIVE_POSTS - 1, ARCHIVE_POSTS])("lists %i titles on one page", (count) => {
    const posts = somePosts(count);
    expect(archivePages(posts, [])).toEqual([
      {
        path: "/blog/all/",
        template: "archive",
        context: { postIds: posts.map(({ id }) => id), year: null, pageNumber: 1, pageCount: 1, years: [], counts: [] },
        fragments: [],
      },
    ]);
  });

  it("splits more titles by year, behind a page that lists the years", () => {
    const posts = somePosts(400);
    const [root, ...rest] = archivePages(posts, []);
    expect(root?.context).toMatchObject({ postIds: [], year: null, years: ["2025", "2024"], counts: [262, 138] });
    expect(rest.map(({ path }) => path)).toEqual([
      "/blog/all/2025/",
      "/blog/all/2025/page/2/",
      "/blog/all/2025/page/3/",
      "/blog/all/2025/page/4/",
      "/blog/all/2025/page/5/",
      "/blog/all/2024/",
      "/blog/all/2024/page/2/",
      "/blog/all/2024/page/3/",
    ]);
    expect(rest.flatMap(({ context }) => context["postIds"])).toEqual(posts.map(({ id }) => id));
    expect(rest.map(({ context }) => [context["year"], context["pageNumber"], context["pageCount"]])).toEqual([
      ["2025", 1, 5],
      ["2025", 2, 5],
      ["2025", 3, 5],
      ["2025", 4, 5],
      ["2025", 5, 5],
      ["2024", 1, 3],
      ["2024", 2, 3],
      ["2024", 3, 3],
    ]);
  });

  it.each([
    [10_000, 1],
    [10_000, 10_000],
    [ARCHIVE_POSTS + 1, 1],
  ])("lists each of %i articles, %i per day, once, and never more than the limit on a page", (count, perDay) => {
    const posts = somePosts(count).map((post, i, all) => ({ ...post, date: all[Math.floor(i / perDay)]?.date ?? "" }));
    const pages = archivePages(posts, []);
    expect(pages.flatMap(({ context }) => idsOf(context))).toEqual(posts.map(({ id }) => id));
    expect(Math.max(...pages.map(({ context }) => idsOf(context).length))).toBeLessThanOrEqual(ARCHIVE_POSTS);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  });

  it("has a fragment for each category that has titles on the page", () => {
    const categories = ["one", "two", "three", "empty"].map((slug) => ({ id: slug, slug }));
    expect(archivePages(somePosts(2), categories).map(({ fragments }) => fragments)).toEqual([["one", "two"]]);
  });
});

describe("postPages", () => {
  it("links each article to the newer and the older one", () => {
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

  it("returns nothing without posts, and one page for one post", () => {
    expect(postPages([])).toEqual([]);
    expect(postPages(somePosts(1))[0]?.context).toEqual({ id: "id-0", newerId: null, olderId: null, relatedIds: [] });
  });
});
