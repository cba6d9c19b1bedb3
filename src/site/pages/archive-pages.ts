import { ARCHIVE_POSTS } from "../limits";
import { routes } from "../routes";
import type { EntrySummary, PageSpec, PostSummary } from "./page-spec";

/**
 * The archive: one page with all titles while they fit. Beyond that, a page that lists the years, and for each year as
 * many pages as its titles need.
 *
 * @param posts newest first
 * @param limit titles per page
 */
export function archivePages(posts: readonly PostSummary[], categories: readonly EntrySummary[], limit = ARCHIVE_POSTS): PageSpec[] {
  const yearOf = ({ date }: PostSummary) => date.slice(0, 4);
  const years = posts.length > limit ? [...new Set(posts.map(yearOf))] : [];
  const postsByYear = years.map((year) => posts.filter((post) => yearOf(post) === year));
  const page = (shown: readonly PostSummary[], year: string | null, pageNumber: number, pageCount: number): PageSpec => ({
    path: routes.archive(year ?? undefined, pageNumber),
    template: "archive",
    context: {
      postIds: shown.map(({ id }) => id),
      year,
      pageNumber,
      pageCount,
      years,
      counts: postsByYear.map(({ length }) => length),
    },
    fragments: categories.map(({ slug }) => slug).filter((slug) => shown.some(({ categorySlug }) => categorySlug === slug)),
  });
  if (years.length === 0) return [page(posts, null, 1, 1)];
  return [
    page([], null, 1, 1),
    ...postsByYear.flatMap((own, index) => {
      const pageCount = Math.ceil(own.length / limit);
      return Array.from({ length: pageCount }, (_, i) =>
        page(own.slice(i * limit, (i + 1) * limit), years[index] ?? null, i + 1, pageCount),
      );
    }),
  ];
}
