import { HOME_POSTS, POSTS_PER_PAGE } from "../limits";
import { routes } from "../routes";
import { evidencePages } from "./evidence-pages";
import type { PageIndex, PostSummary, SitePage } from "./page-index";
import { relatedPosts } from "./related-posts";

/** Every page that the site has, except articles. Paths differ, because the lint reports a slug that is used twice. */
export function sitePages(site: PageIndex): SitePage[] {
  const posts = [...site.posts.nodes].sort(newestFirst);
  return [
    ...fixedPages(posts, site),
    ...evidencePages(posts, site),
    ...blogLists(posts, routes.blogPage, null),
    ...site.categories.nodes.flatMap(({ id, slug }) =>
      blogLists(
        posts.filter(({ categorySlug }) => categorySlug === slug),
        (n) => routes.category(slug, n),
        id,
      ),
    ),
  ];
}

/** A page for every article, with its related articles. */
export function postPages(site: PageIndex): SitePage[] {
  const posts = [...site.posts.nodes].sort(newestFirst);
  const related = relatedPosts(posts);
  return posts.map(({ id, path }) => ({ path, template: "post", context: { id, relatedIds: related.get(id) ?? [] } }));
}

/** Home, review, FAQ, the archive, the pages about the site and the legal pages. */
function fixedPages(posts: readonly PostSummary[], { informationPages, legalPages }: PageIndex): SitePage[] {
  const newest = (count: number) => posts.slice(0, count).map(({ id }) => id);
  return [
    { path: routes.home, template: "home", context: { postIds: newest(HOME_POSTS) } },
    { path: routes.review, template: "review", context: {} },
    { path: routes.faq, template: "faq", context: {} },
    { path: routes.archive, template: "archive", context: { postIds: newest(posts.length) } },
    ...[...informationPages.nodes, ...legalPages.nodes].map(({ id, path }) => ({
      path,
      template: "text",
      context: { id, postIds: path === routes.corrections ? posts.filter(({ updated }) => updated).map(({ id: postId }) => postId) : [] },
    })),
  ];
}

/** The pages of a list of articles; an empty list has one page. */
function blogLists(posts: readonly PostSummary[], toPath: (n: number) => string, categoryId: string | null): SitePage[] {
  const pageCount = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  return Array.from({ length: pageCount }, (_, index) => ({
    path: toPath(index + 1),
    template: "blog-list",
    context: {
      categoryId,
      postIds: posts.slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE).map(({ id }) => id),
      pageNumber: index + 1,
      pageCount,
    },
  }));
}

/** Sorts by date, newest first, then by path. */
export function newestFirst(a: Pick<PostSummary, "date" | "path">, b: Pick<PostSummary, "date" | "path">): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.path < b.path ? -1 : 1;
}
