import { POSTS_PER_PAGE } from "../limits";
import { routes } from "../routes";
import type { EntrySummary, PageSpec, PostSummary } from "./page-spec";

/**
 * The paged list of all posts and one of each category. A category without posts has one empty page.
 *
 * @param posts newest first
 */
export function blogListPages(posts: readonly PostSummary[], categories: readonly EntrySummary[]): PageSpec[] {
  return [
    ...listPages(posts, routes.blogPage, null),
    ...categories.flatMap(({ id, slug }) =>
      listPages(
        posts.filter(({ categorySlug }) => categorySlug === slug),
        (n) => routes.category(slug, n),
        id,
      ),
    ),
  ];
}

function listPages(posts: readonly PostSummary[], path: (n: number) => string, categoryId: string | null): PageSpec[] {
  const pageCount = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  return Array.from({ length: pageCount }, (_, index) => ({
    path: path(index + 1),
    template: "blog-list",
    context: {
      categoryId,
      postIds: posts.slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE).map(({ id }) => id),
      pageNumber: index + 1,
      pageCount,
    },
  }));
}
