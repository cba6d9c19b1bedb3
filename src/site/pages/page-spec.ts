/** A page to be made: where, drawn by which template, with which ids and numbers. */
export interface PageSpec {
  readonly path: string;
  /** File name below `src/templates/`, without ending. */
  readonly template: string;
  readonly context: Readonly<Record<string, string | number | null | readonly string[] | readonly number[]>>;
}

/** What the builders need to know of an article. */
export interface PostSummary {
  readonly id: string;
  readonly slug: string;
  readonly categorySlug: string;
  readonly date: string;
  readonly citedWorks: readonly string[];
}

/** What the builders need to know of anything else that has an address. */
export interface EntrySummary {
  readonly id: string;
  readonly slug: string;
}

/** Newest first; of one day, by slug. */
export function newestFirst(a: PostSummary, b: PostSummary): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.slug < b.slug ? -1 : 1;
}
