import type { Root } from "hast";
import type { Queried } from "../content-model/content-type";
import type { PostFrontMatter } from "../content-model/types/post";
import type { Reference } from "../content-model/types/reference";
import type { SiteSettings } from "../content-model/types/site";
import type { ExportContext } from "../markdown/directives/definition";
import { displayLabel } from "../site/evidence-labels";
import { exportSlot, paidHref, type PaidLinkSettings } from "../site/paid-links";
import { absoluteUrl } from "../site/routes";

/**
 * What feeds and Markdown exports need of the site settings. The disclosure comes before the first paid link of everything that leaves
 * the site.
 */
export type FeedSettings = PaidLinkSettings & Pick<SiteSettings, "url" | "brand" | "description" | "author" | "copyright" | "disclosure">;

/** What feeds and Markdown exports have in common of an article, as GraphQL returns it. */
export interface ExportedArticle
  extends
    Queried<Pick<PostFrontMatter, "slug" | "title" | "excerpt" | "inShort" | "date" | "changes" | "faq">>,
    Pick<ExportContext, "figures"> {
  readonly path: string;
  readonly updated: string | null;
  readonly category: { readonly label: string };
  readonly closingButton: { readonly label: string } | null;
  /** In the order of their numbers in the text. */
  readonly references: readonly FeedReference[];
  readonly claims: readonly { readonly key: string; readonly source: string; readonly evidence: string }[];
}

export interface FeedReference extends Queried<Pick<Reference, "authors" | "year" | "title" | "source" | "doi" | "url" | "caveat">> {
  readonly key: string;
}

/** An article whose text is wanted as HTML. */
export interface ArticleWithTree extends ExportedArticle {
  readonly htmlAst: Root;
}

/** The ISO day of an article's last change. */
export const changedOn = ({ date, updated }: Pick<ExportedArticle, "date" | "updated">): string => updated ?? date;

/** What a list says about an article: its answer in two sentences, or its excerpt. */
export const getAbstract = ({ inShort, excerpt }: Pick<ExportedArticle, "inShort" | "excerpt">): string => inShort ?? excerpt;

/** What the article's directives need to know. */
export function exportContext(site: FeedSettings, { path, claims, figures }: ExportedArticle): ExportContext {
  const labels = Object.fromEntries(claims.map((claim) => [claim.key, displayLabel(claim)]));
  const affiliateLink = paidHref(site, { page: path, slot: exportSlot, label: "" });
  return { affiliateLink, pageUrl: absoluteUrl(site.url, path), claims: labels, figures };
}
