import * as content from "../components/content-to-props";
import type {
  CategoryData,
  ClaimData,
  LinkData,
  PictureData,
  PostCardData,
  ProductData,
  ReferenceData,
  SiteData,
} from "../components/props";
import type { FigureData } from "../site/figures/figure-data";

/** Maps query results to the plain props of components. */

/** @throws when a query found no node for the page */
export function required<T>(node: T | null | undefined, name: string): T {
  if (!node) throw new Error(`GraphQL returned no ${name}`);
  return node;
}

export { toArticleQuestions, toQuestion } from "../components/content-to-props";

export function toSite(site: Queries.SiteFieldsFragment | null): SiteData {
  const settings = required(site, "site settings");
  return { ...settings, authorType: settings.authorType as SiteData["authorType"] };
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

export function toLink(post: Queries.PostLinkFieldsFragment | null): LinkData | null {
  return post && { text: post.title, to: post.path };
}

export function toReferences(citedWorks: readonly string[], references: readonly Queries.ReferenceFieldsFragment[]): ReferenceData[] {
  return content.toReferences(
    citedWorks,
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
