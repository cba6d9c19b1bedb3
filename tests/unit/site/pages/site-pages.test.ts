import type { PageIndex, PostSummary } from "../../../../src/site/pages/page-index";
import { newestFirst, sitePages } from "../../../../src/site/pages/site-pages";
import { routes } from "../../../../src/site/routes";
import { somePosts } from "./posts";

function summary(posts: readonly PostSummary[], changes: Partial<PageIndex> = {}): PageIndex {
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
      informationPages: { nodes: [{ id: "a", path: "/about/" }] },
      legalPages: { nodes: [{ id: "d", path: "/disclaimer/" }] },
      references: {
        nodes: [
          { key: "bang-2019", method: "binaural-beats" },
          { key: "chang-2012", method: "exercise" },
        ],
      },
      evidencePage: { methods: ["unused", "binaural-beats", "exercise"].map((slug) => ({ slug })) },
    }),
  );
  const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `id-${from + i}`);
  const all = ids(0, 11);

  it.each([
    ["/", "home", { postIds: ids(0, 6) }],
    ["/review/", "review", {}],
    ["/faq/", "faq", {}],
    ["/blog/all/", "archive", { postIds: all }],
    ["/about/", "text", { id: "a", postIds: [] }],
    ["/disclaimer/", "text", { id: "d", postIds: [] }],
    ["/evidence/", "evidence", {}],
    ["/evidence/binaural-beats/", "evidence-method", { method: "binaural-beats", citingIds: [] }],
    ["/evidence/exercise/", "evidence-method", { method: "exercise", citingIds: ids(0, 3) }],
    ["/blog/", "blog-list", { categoryId: null, postIds: ids(0, 9), pageNumber: 1, pageCount: 2 }],
    ["/blog/page/2/", "blog-list", { categoryId: null, postIds: ids(9, 11), pageNumber: 2, pageCount: 2 }],
    ["/blog/category/one/", "blog-list", { categoryId: "c-one", postIds: ["id-0", "id-3", "id-6", "id-9"], pageNumber: 1, pageCount: 1 }],
    ["/blog/category/empty/", "blog-list", { categoryId: "c-empty", postIds: [], pageNumber: 1, pageCount: 1 }],
    ["/blog/post-1/", "post", { id: "id-1", relatedIds: expect.any(Array) as string[] }],
  ])("%s has its template, and what its query needs", (path, template, context) => {
    const page = pages.find((candidate) => candidate.path === path);
    expect([page?.template, page?.context]).toEqual([template, context]);
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

  it("give the page of corrections the articles that were changed", () => {
    const days = ["2026-01-02", null, "2026-03-04", "2026-01-02"];
    const posts = somePosts(4).map((post, i) => ({ ...post, updated: days[i] ?? null }));
    const pages = sitePages(summary(posts, { informationPages: { nodes: [{ id: "c", path: routes.corrections }] } }));
    expect(pages.find(({ path }) => path === routes.corrections)?.context["postIds"]).toEqual(["id-0", "id-2", "id-3"]);
  });

  it("sort articles by day, and by path within one day", () => {
    const [a, b, c] = somePosts(3) as [PostSummary, PostSummary, PostSummary];
    const sameDay = { ...b, path: "/blog/a-post/", id: "same-day" };
    expect([c, b, a, sameDay].sort(newestFirst).map(({ id }) => id)).toEqual([a.id, "same-day", b.id, c.id]);
  });
});
