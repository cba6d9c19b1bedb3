import type { Root } from "hast";

/** What feeds and copies need to know of the site. */
export interface FeedSite {
  readonly url: string;
  readonly brand: string;
  readonly description: string;
  readonly author: string;
  readonly copyright: string;
  readonly affiliateLink: string;
  /** Stands before the first paid link of everything that leaves the site. */
  readonly disclosure: string;
}

/** What feeds and copies alike tell of an article. */
export interface ExportedArticle {
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  /** yyyy-mm-dd */
  readonly date: string;
  readonly updated: string | null;
  readonly changes: string | null;
  readonly category: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  /** In the order of their numbers in the text. */
  readonly references: readonly FeedReference[];
}

export interface FeedReference {
  readonly key: string;
  readonly authors: string;
  readonly year: string;
  readonly title: string;
  readonly source: string;
  readonly doi: string | null;
  readonly caveat: string;
}

/** An article as feeds carry it. */
export interface FeedArticle extends ExportedArticle {
  /** HTML tree that the Markdown transforms made. */
  readonly tree: Root;
  /** Path of its sharing picture. */
  readonly picture: string;
}

/** A list of articles that can be followed. */
export interface FeedChannel {
  readonly title: string;
  readonly description: string;
  /** Path of the list on the site. */
  readonly list: string;
  /** Newest first. */
  readonly articles: readonly FeedArticle[];
}

/** Day of the last change of an article (yyyy-mm-dd). */
export const changedOn = ({ date, updated }: Pick<ExportedArticle, "date" | "updated">): string => updated ?? date;
