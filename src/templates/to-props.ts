import type { PageMetadata } from "../seo/page-metadata";
import type {
  CategoryData,
  ClaimData,
  LinkData,
  PictureData,
  PostCardData,
  ProductData,
  QuestionData,
  ReferenceData,
  SiteData,
} from "../components/props";

/** From what queries give to the plain props that components want. */

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
  return product;
}

export function toCategory(category: Queries.CategoryFieldsFragment): CategoryData {
  return { ...category, band: category.band as CategoryData["band"] };
}

/** An article's own picture, or its drawn cover, which only decorates. */
export function toPicture({ cover, picture, imageAlt }: Queries.PictureFieldsFragment): { picture: PictureData; pictureAlt: string } {
  if (!picture) return { picture: toCover(cover), pictureAlt: "" };
  if (!picture.childImageSharp) throw new Error("a picture could not be read");
  return { picture: picture.childImageSharp.gatsbyImageData as unknown as PictureData, pictureAlt: imageAlt ?? "" };
}

function toCover({ src, seed, band, width, height }: Queries.PictureFieldsFragment["cover"]): PictureData {
  return { width, height, cover: { seed, band: band as CategoryData["band"] }, images: { fallback: { src } } };
}

export function toPostCard(post: Queries.PostCardFieldsFragment): PostCardData {
  const { path, title, statusLabel, excerpt, date, readingMinutes, category } = post;
  return { path, title, statusLabel, excerpt, date, readingMinutes, category: toCategory(category), ...toPicture(post) };
}

export function toLink(post: Queries.PostLinkFieldsFragment | null): LinkData | null {
  return post && { text: post.title, to: post.path };
}

interface FaqEntry {
  readonly id: string;
  readonly question: string;
  readonly answer: { readonly text: string; readonly linkText: string | null; readonly linkTo: string | null };
}

export function toQuestion({ id, question, answer }: FaqEntry): QuestionData {
  const link = answer.linkText && answer.linkTo ? { text: answer.linkText, to: answer.linkTo } : undefined;
  return { id, question, answer: answer.text, link };
}

/** In the order of their numbers in the text. */
export function toReferences(citedWorks: readonly string[], references: readonly Queries.ReferenceFieldsFragment[]): ReferenceData[] {
  const byKey = new Map(references.map((reference) => [reference.key, reference]));
  return citedWorks.flatMap((work) => {
    const reference = byKey.get(work);
    return reference ? [{ ...reference, id: reference.key, evidence: reference.evidence as ReferenceData["evidence"] }] : [];
  });
}

/** Evidence labels never grade the product, so what its seller says is labeled as the seller's. */
export function toClaims(claims: readonly Queries.ClaimFieldsFragment[]): ClaimData[] {
  return claims.map(({ key, says, evidence }) => ({
    id: key,
    evidence: says === "seller" ? "stated" : (evidence as ClaimData["evidence"]),
  }));
}
