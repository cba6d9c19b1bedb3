import { archivePages } from "../archive";
import type { PageSpec, PostSummary } from "./page-spec";

/**
 * The list of every title: one page, or a page of years and the pages of each year.
 *
 * @param posts newest first
 */
export function archivePageSpecs(posts: readonly PostSummary[]): PageSpec[] {
  const { pages, years } = archivePages(posts.map(({ date }) => date));
  return pages.map(({ path, year, pageNumber, pageCount, from, to }) => ({
    path,
    template: "archive",
    context: {
      postIds: posts.slice(from, to).map(({ id }) => id),
      year: year ?? null,
      pageNumber,
      pageCount,
      years: years.map((entry) => entry.year),
      counts: years.map(({ count }) => count),
    },
  }));
}
