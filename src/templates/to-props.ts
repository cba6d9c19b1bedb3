import type { PageMetadata } from "../seo/page-metadata";
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

/** From query results to the plain props of components. */

export { toArticleQuestions, toQuestion } from "../components/content-to-props";

export function toSite(site: Queries.SiteFieldsFragment | null): SiteData {
  if (!site) throw new Error("there are no site settings");
  return { ...site, authorType: site.authorType as SiteData["authorType"] };
}

export function toMetadata(site: Queries.SiteFieldsFragment | null): Pick<PageMetadata, "siteUrl" | "siteName"> {
  const { url, brand } = toSite(site);
  return { siteUrl: url, siteName: brand };
}

export function toProduct(product: Queries.ProductFieldsFragment | null): ProductData {
  if (!product) throw new Error("there are no product settings");
  return content.toProduct(product);
}

export function toCategory(category: Queries.CategoryFieldsFragment): CategoryData {
  return { ...category, band: category.band as CategoryData["band"] };
}

/** An article's own picture, or its generated cover, which needs no alternative text. */
export function toPicture({ cover, picture, imageAlt }: Queries.PictureFieldsFragment): { picture: PictureData; pictureAlt: string } {
  if (!picture) return { picture: content.toCover(cover), pictureAlt: "" };
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

export function toClaims(claims: readonly Queries.ClaimFieldsFragment[]): ClaimData[] {
  return claims.map((claim) => content.toClaim({ ...claim, id: claim.key }));
}
