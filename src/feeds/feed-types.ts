import type { Root } from "hast";
import type { ExportContext } from "../markdown/directives/definition";
import type { ClaimLabel } from "../site/evidence-labels";
import type { FigureData } from "../site/figures/figure-data";
import { absoluteUrl } from "../site/routes";

/** What feeds and Markdown exports need of the site settings. */
export interface FeedSite {
  readonly url: string;
  readonly brand: string;
  readonly description: string;
  readonly author: string;
  readonly copyright: string;
  readonly affiliateLink: string;
  /** Comes before the first paid link of everything that leaves the site. */
  readonly disclosure: string;
}

/** What feeds and Markdown exports have in common of an article. */
export interface ExportedArticle {
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  /** The answer in two sentences. */
  readonly inShort: string | null;
  /** yyyy-mm-dd */
  readonly date: string;
  readonly updated: string | null;
  readonly changes: string | null;
  readonly category: string;
  /** The button after the text. */
  readonly closingButton: { readonly label: string } | null;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  /** In the order of their numbers in the text. */
  readonly references: readonly FeedReference[];
  /** Evidence labels of the claims that the text is marked with, by id. */
  readonly claims: Readonly<Record<string, ClaimLabel>>;
  /** The figures that the text shows. */
  readonly figures: readonly FigureData[];
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

/** An article in a feed. */
export interface FeedArticle extends ExportedArticle {
  /** HTML tree that the Markdown transforms made. */
  readonly tree: Root;
  /** Path of its Open Graph image. */
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

/** What a list says about an article: its answer in two sentences, or its excerpt. */
export const abstractOf = ({ inShort, excerpt }: Pick<ExportedArticle, "inShort" | "excerpt">): string => inShort ?? excerpt;

/** What the article's directives need to know. */
export function exportContext(site: FeedSite, { path, claims, figures }: ExportedArticle): ExportContext {
  return { affiliateLink: site.affiliateLink, pageUrl: absoluteUrl(site.url, path), claims, figures };
}
