/** A page to create: its path, its template, and the ids and numbers that the template's query needs. */
export interface SitePage {
  readonly path: string;
  /** File name in `src/templates/`, without its extension. */
  readonly template: string;
  readonly context: Readonly<Record<string, string | number | null | readonly string[]>>;
}

/** A content file with a page of its own. */
interface PageSummary {
  readonly id: string;
  readonly path: string;
}

export interface PostSummary extends PageSummary {
  readonly categorySlug: string;
  /** yyyy-mm-dd */
  readonly date: string;
  /** The day of the last change that matters to readers, yyyy-mm-dd. */
  readonly updated?: string | null;
  /** Keys of the references that the article cites: articles with shared references are related. */
  readonly citedReferences: readonly string[];
}

export interface Connection<T> {
  readonly nodes: readonly T[];
}

/** Everything that decides which pages the site has, as the query of `gatsby-node.ts` returns it. */
export interface PageIndex {
  /** In any order. */
  readonly posts: Connection<PostSummary>;
  /** In the order of the site's navigation. */
  readonly categories: Connection<{ readonly id: string; readonly slug: string }>;
  readonly informationPages: Connection<PageSummary>;
  readonly legalPages: Connection<PageSummary>;
  readonly references: Connection<{ readonly key: string; readonly method: string }>;
  /** The methods of the evidence page, in its order. */
  readonly evidencePage: { readonly methods: readonly { readonly slug: string }[] } | null;
}
