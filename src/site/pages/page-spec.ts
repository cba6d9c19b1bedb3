/** A page to create: its path, its template, and the ids and numbers that the template's query needs. */
export interface PageSpec {
  readonly path: string;
  /** File name in `src/templates/`, without its extension. */
  readonly template: string;
  readonly context: Readonly<Record<string, string | number | null | readonly string[] | readonly number[]>>;
  /** Ids of elements on the page that links may lead to, besides those of {@link layoutFragments}. */
  readonly fragments?: readonly string[] | undefined;
}

/** Ids that the layout gives to every page. */
export const layoutFragments: readonly string[] = ["content", "menu"];

/** What every summary of content has. */
interface ContentSummary {
  /** Ids of elements in the content. Passed by the lint only: Gatsby does not need them. */
  readonly fragments?: readonly string[] | undefined;
}

export interface PostSummary extends ContentSummary {
  readonly id: string;
  readonly slug: string;
  readonly categorySlug: string;
  /** yyyy-mm-dd */
  readonly date: string;
  /** Keys of the references that the article cites: articles with shared references are related. */
  readonly citedReferences: readonly string[];
}

/** A category or a legal page. */
export interface EntrySummary extends ContentSummary {
  readonly id: string;
  readonly slug: string;
}

/** An entry of `references.yml`. */
interface ReferenceSummary {
  readonly key: string;
  readonly method: string;
}

/** A page about the site itself. */
interface InformationSummary extends ContentSummary {
  readonly id: string;
  readonly path: string;
}

/** Everything that decides which pages the site has. */
export interface SiteSummary {
  /** In any order. */
  readonly posts: readonly PostSummary[];
  /** In the order of the site's navigation. */
  readonly categories: readonly EntrySummary[];
  readonly informationPages: readonly InformationSummary[];
  readonly legalPages: readonly EntrySummary[];
  readonly references: readonly ReferenceSummary[];
  /** Slugs of the methods of the evidence page, in its order. */
  readonly methods: readonly string[];
  /** Keys of the claims. */
  readonly claims: readonly string[];
  readonly home?: ContentSummary;
  readonly review?: ContentSummary;
  readonly faq?: ContentSummary;
}

/** Sorts by date, newest first, then by slug. */
export function newestFirst(a: PostSummary, b: PostSummary): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.slug < b.slug ? -1 : 1;
}
