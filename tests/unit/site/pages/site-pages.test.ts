import { feedPaths, filePaths } from "../../../../src/site/pages/file-paths";
import { newestFirst, sitePages, type PostSummary, type SiteSummary } from "../../../../src/site/pages/site-pages";
import { somePosts } from "./posts";

function summary(posts: readonly PostSummary[], changes: Partial<SiteSummary> = {}): SiteSummary {
  const none = { nodes: [] };
  return {
    posts: { nodes: posts },
    categories: { nodes: [{ id: "c1", slug: "one" }] },
    informationPages: none,
    legalPages: none,
    references: none,
    evidencePage: null,
    ...changes,
  };
}

describe("the pages of a site", () => {
  const cited = somePosts(11).map((post, i) => (i < 3 ? { ...post, citedReferences: ["chang-2012"] } : post));
  const pages = sitePages(
    summary(cited.reverse(), {
      categories: { nodes: ["one", "empty"].map((slug) => ({ id: `c-${slug}`, slug })) },
      informationPages: { nodes: [{ id: "a", path: "/about/", fragments: ["who-we-are"] }] },
      legalPages: { nodes: [{ id: "d", path: "/disclaimer/" }] },
      references: {
        nodes: [
          { key: "bang-2019", method: "binaural-beats" },
          { key: "chang-2012", method: "exercise" },
        ],
      },
      evidencePage: { methods: ["unused", "binaural-beats", "exercise"].map((slug) => ({ slug })) },
      claims: ["offer-promise"],
      home: { fragments: ["q-1"] },
      review: { fragments: ["price"] },
      faq: { fragments: ["q-1", "q-2"] },
    }),
  );
  const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `id-${from + i}`);
  const all = ids(0, 11);
  const reviewFragments = ["verdict", "offers", "pros", "cons", "legit", "checkout", "refund", "suits", "skip", "price"];

  it.each([
    ["/", "home", { postIds: ids(0, 6) }, ["q-1"]],
    ["/review/", "review", {}, reviewFragments],
    ["/faq/", "faq", {}, ["q-1", "q-2"]],
    ["/blog/all/", "archive", { postIds: all }, ["one"]],
    ["/about/", "text", { id: "a" }, ["who-we-are"]],
    ["/disclaimer/", "text", { id: "d" }, undefined],
    ["/evidence/", "evidence", {}, ["labels", "works", "claims", "binaural-beats", "exercise", "claim-offer-promise"]],
    ["/evidence/binaural-beats/", "evidence-method", { method: "binaural-beats", citingIds: [] }, ["bang-2019"]],
    ["/evidence/exercise/", "evidence-method", { method: "exercise", citingIds: ids(0, 3) }, ["chang-2012"]],
    ["/blog/", "blog-list", { categoryId: null, postIds: ids(0, 9), pageNumber: 1, pageCount: 2 }, undefined],
    ["/blog/page/2/", "blog-list", { categoryId: null, postIds: ids(9, 11), pageNumber: 2, pageCount: 2 }, undefined],
    [
      "/blog/category/one/",
      "blog-list",
      { categoryId: "c-one", postIds: ["id-0", "id-3", "id-6", "id-9"], pageNumber: 1, pageCount: 1 },
      undefined,
    ],
    ["/blog/category/empty/", "blog-list", { categoryId: "c-empty", postIds: [], pageNumber: 1, pageCount: 1 }, undefined],
    ["/blog/post-1/", "post", { id: "id-1", relatedIds: expect.any(Array) as string[] }, ["questions", "related"]],
  ])("%s has its template, what its query needs, and its fragments", (path, template, context, fragments) => {
    const page = pages.find((candidate) => candidate.path === path);
    expect([page?.template, page?.context, page?.fragments]).toEqual([template, context, fragments]);
  });

  it("are all there, each once, whatever the order of the articles", () => {
    expect(pages).toHaveLength(13 + 11);
    const posts = pages.filter(({ template }) => template === "post").map(({ context }) => context["id"]);
    expect([posts[0], posts.at(-1)]).toEqual(["id-0", "id-10"]);
  });

  it.each([
    [0, [0]],
    [9, [9]],
    [10, [9, 1]],
    [18, [9, 9]],
  ])("list %i articles, nine on a page", (count, sizes) => {
    const lists = sitePages(summary(somePosts(count), { categories: { nodes: [] } })).filter(({ template }) => template === "blog-list");
    expect(lists.map(({ context }) => (context["postIds"] as string[]).length)).toEqual(sizes);
  });

  it("sort articles by day, and by path within one day", () => {
    const [a, b, c] = somePosts(3) as [PostSummary, PostSummary, PostSummary];
    const sameDay = { ...b, path: "/blog/a-post/", id: "same-day" };
    expect([c, b, a, sameDay].sort(newestFirst).map(({ id }) => id)).toEqual([a.id, "same-day", b.id, c.id]);
  });

  it("have different paths", () => {
    expect(() => sitePages(summary([...somePosts(2), ...somePosts(1)]))).toThrow("two pages (post, post) have the path /blog/post-0/");
  });

  it.each(["/../x/", "/blog/%2e%2e/", "/blog/A/", "/blog/a", "blog/a/", "//x/", "/blog/ü/", "/a b/", "/a?b/", ""])(
    "do not have the path '%s'",
    (path) => {
      expect(() => sitePages(summary([{ ...somePosts(1)[0], path } as PostSummary]))).toThrow(/the page path/);
    },
  );
});

it("feeds and other files are those of the site and of each category, and of each article", () => {
  const feeds = ["/feed.xml", "/blog/category/one/feed.xml"];
  expect(feedPaths([{ slug: "one" }])).toEqual(feeds);
  expect(filePaths([{ slug: "a" }], [{ slug: "one" }])).toEqual([
    ...feeds,
    "/blog/a.md",
    "/llms.txt",
    "/robots.txt",
    "/.well-known/security.txt",
  ]);
});
