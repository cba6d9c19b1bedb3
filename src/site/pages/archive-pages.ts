import { ARCHIVE_POSTS } from "../limits";
import { routes } from "../routes";
import type { EntrySummary, PageSpec, PostSummary } from "./page-spec";

interface Year {
  readonly year: string;
  readonly posts: readonly PostSummary[];
}

/**
 * The archive: one page with all titles while they fit. Beyond that, a page that lists the years, and for each year as
 * many pages as its titles need.
 *
 * @param posts newest first
 * @param limit titles per page
 */
export function archivePages(posts: readonly PostSummary[], categories: readonly EntrySummary[], limit = ARCHIVE_POSTS): PageSpec[] {
  const years = posts.length > limit ? byYear(posts) : [];
  const page = (shown: readonly PostSummary[], year: string | null, pageNumber: number, pageCount: number): PageSpec => ({
    path: routes.archive(year ?? undefined, pageNumber),
    template: "archive",
    context: {
      postIds: shown.map(({ id }) => id),
      year,
      pageNumber,
      pageCount,
      years: years.map((entry) => entry.year),
      counts: years.map((entry) => entry.posts.length),
    },
    fragments: categories.map(({ slug }) => slug).filter((slug) => shown.some(({ categorySlug }) => categorySlug === slug)),
  });
  if (years.length === 0) return [page(posts, null, 1, 1)];
  return [
    page([], null, 1, 1),
    ...years.flatMap(({ year, posts: own }) => {
      const pageCount = Math.ceil(own.length / limit);
      return Array.from({ length: pageCount }, (_, i) => page(own.slice(i * limit, (i + 1) * limit), year, i + 1, pageCount));
    }),
  ];
}

function byYear(posts: readonly PostSummary[]): Year[] {
  const years = new Map<string, PostSummary[]>();
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    const own = years.get(year);
    if (own) own.push(post);
    else years.set(year, [post]);
  }
  return [...years].map(([year, own]) => ({ year, posts: own }));
}
