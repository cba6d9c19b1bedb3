/** A page to create: its path, its template, and the ids and numbers that the template's query needs. */
export interface SitePage {
  readonly path: string;
  /** File name in `src/templates/`, without its extension. */
  readonly template: string;
  readonly context: Readonly<Record<string, string | number | null | readonly string[]>>;
}

/**
 * Everything that decides which pages the site has, as the query of `gatsby-node.ts` returns it: articles in any order, categories
 * in the order of the site's navigation, and the methods of the evidence page in its order.
 */
export type PageIndex = Omit<Queries.PagesToCreateQuery, "siteSettings">;

/** An article. Those that cite the same references are related. */
export type PostSummary = PageIndex["posts"]["nodes"][number];
