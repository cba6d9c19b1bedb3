import * as content from "../components/content-to-props";
import { shortCitation } from "../site/figures/short-citation";
import type {
  CategoryData,
  ClaimData,
  ClaimEntryData,
  LinkData,
  PictureData,
  PostCardData,
  ProductData,
  ReferenceData,
  SiteData,
  WorkData,
  WorkLinkData,
} from "../components/props";
import type { FigureData } from "../site/figures/figure-data";

/** Maps query results to the plain props of components. */

/** @throws when a query found no node for the page */
export function required<T>(node: T | null | undefined, name: string): T {
  if (!node) throw new Error(`GraphQL returned no ${name}`);
  return node;
}

export { toArticleQuestions, toQuestion, withEvidence } from "../components/content-to-props";

export function toSite(site: Queries.SiteFieldsFragment | null): SiteData {
  const settings = required(site, "site settings");
  return {
    ...settings,
    authorType: settings.authorType as SiteData["authorType"],
    legalPages: settings.legalPages.map(toPageLink),
    disclosurePage: toPageLink(settings.disclosurePage),
  };
}

export function toProduct(product: Queries.ProductFieldsFragment | null): ProductData {
  return required(product, "product settings");
}

export function toCategory(category: Queries.CategoryFieldsFragment): CategoryData {
  return { ...category, band: category.band as CategoryData["band"], motif: category.motif as CategoryData["motif"] };
}

/** An article's own picture, or its generated cover, which needs no alternative text. */
export function toPicture(post: Queries.PictureFieldsFragment): { picture: PictureData; pictureAlt: string } {
  const { cover, picture, imageAlt } = post;
  if (!picture) return { picture: content.toCover(cover, post), pictureAlt: "" };
  if (!picture.childImageSharp) throw new Error("a picture could not be read");
  return { picture: picture.childImageSharp.gatsbyImageData as unknown as PictureData, pictureAlt: imageAlt ?? "" };
}

export function toPostCard(post: Queries.PostCardFieldsFragment): PostCardData {
  const { path, title, statusLabel, excerpt, date, readingMinutes, category } = post;
  return { path, title, statusLabel, excerpt, date, readingMinutes, category: toCategory(category), ...toPicture(post) };
}

const toPageLink = ({ title, path }: { readonly title: string; readonly path: string }): LinkData => ({ text: title, to: path });

export function toLink(post: Queries.PostLinkFieldsFragment | null): LinkData | null {
  return post && toPageLink(post);
}

export function toReferences(citedReferences: readonly string[], references: readonly Queries.ReferenceFieldsFragment[]): ReferenceData[] {
  return content.toReferences(
    citedReferences,
    references.map((reference) => ({ ...reference, id: reference.key })),
  );
}

/** The figures of a body, which GraphQL returns complete. */
export function toFigures(node: object): readonly FigureData[] {
  return (node as { readonly figures?: readonly FigureData[] }).figures ?? [];
}

export function toClaims(claims: readonly Queries.ClaimFieldsFragment[]): ClaimData[] {
  return claims.map((claim) => content.toClaim({ ...claim, id: claim.key }));
}

export function toWorkLinks(works: readonly Queries.WorkLinkFieldsFragment[]): WorkLinkData[] {
  return works.map((work) => content.toWorkLink({ ...work, id: work.key }));
}

type Claims = Queries.EvidenceTemplateQuery["allClaim"]["nodes"];

/** @param works of all claims */
export function toClaimEntries(claims: Claims, works: readonly WorkLinkData[]): ClaimEntryData[] {
  return claims.map(({ key, references, ...claim }) => ({
    ...claim,
    id: key,
    evidence: claim.evidence as ClaimEntryData["evidence"],
    works: references.flatMap((reference) => works.find(({ id }) => id === reference) ?? []),
  }));
}

type Works = Queries.EvidenceMethodTemplateQuery["allReference"]["nodes"];

/**
 * Newest first; undated works last.
 *
 * @param citedBy the pages that cite a work
 */
export function toWorks(works: Works, citedBy: (key: string) => LinkData[]): WorkData[] {
  const yearOf = ({ year }: { readonly year: string }) => Number(year) || 0;
  return works
    .map((work) => ({
      ...content.toReference({ ...work, id: work.key }),
      name: shortCitation(work),
      finding: work.finding,
      effects: work.effects ?? [],
      citedBy: citedBy(work.key),
    }))
    .sort((a, b) => yearOf(b) - yearOf(a) || a.name.localeCompare(b.name, "en"));
}
