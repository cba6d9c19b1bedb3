import { ARCHIVE_POSTS } from "./limits";
import { routes } from "./routes";

/** A page of the list of every title: which of the articles stand on it. */
export interface ArchivePage {
  readonly path: string;
  /** Undefined for the page that everything begins with. */
  readonly year: string | undefined;
  /** From 1, within the year. */
  readonly pageNumber: number;
  readonly pageCount: number;
  /** First article and the one after the last, by their places in the list. */
  readonly from: number;
  readonly to: number;
}

/** A year and how many articles it has. */
export interface ArchiveYear {
  readonly year: string;
  readonly count: number;
}

/**
 * Cuts the list of every title into pages: one, as long as all titles fit a page; else a page of years without titles,
 * and for each year as many pages as its titles need.
 *
 * @param dates days of publication (yyyy-mm-dd) of all articles, newest first
 * @param limit titles a page
 * @returns the pages, and the years when there is a page for each
 */
export function archivePages(dates: readonly string[], limit = ARCHIVE_POSTS): { pages: ArchivePage[]; years: ArchiveYear[] } {
  const root = { path: routes.archive(), year: undefined, pageNumber: 1, pageCount: 1, from: 0 };
  if (dates.length <= limit) return { pages: [{ ...root, to: dates.length }], years: [] };
  const years: ArchiveYear[] = [];
  const pages: ArchivePage[] = [{ ...root, to: 0 }];
  for (let start = 0; start < dates.length;) {
    const year = (dates[start] ?? "").slice(0, 4);
    let end = start + 1;
    while (dates[end]?.startsWith(year)) end += 1;
    const pageCount = Math.ceil((end - start) / limit);
    for (let n = 1; n <= pageCount; n += 1) {
      const from = start + (n - 1) * limit;
      pages.push({ path: routes.archive(year, n), year, pageNumber: n, pageCount, from, to: Math.min(from + limit, end) });
    }
    years.push({ year, count: end - start });
    start = end;
  }
  return { pages, years };
}
