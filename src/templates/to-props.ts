import type { PageMetadata } from "../seo/page-metadata";
import type {
  CategoryData,
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
  return site;
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

type ImageFile = { readonly childImageSharp: { readonly gatsbyImageData: unknown } | null } | null | undefined;

export function toPicture(file: ImageFile): PictureData {
  if (!file?.childImageSharp) throw new Error("a picture could not be read");
  return file.childImageSharp.gatsbyImageData as PictureData;
}

export function toPostCard(post: Queries.PostCardFieldsFragment): PostCardData {
  const { cover, category, imageAlt, ...rest } = post;
  return { ...rest, category: toCategory(category), picture: toPicture(cover), pictureAlt: imageAlt ?? "" };
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

/** A work as one line, for structured data. */
export function citationText({ authors, year, title, source }: ReferenceData): string {
  return `${authors} (${year}). ${title}. ${source}.`;
}
