import { toCover } from "../components/content-to-props";
import type { ContentTypeName, ContentValue } from "../content-model/content-types";
import type { LedgerEntry } from "../content-model/first-hand";
import type { PersonData, PictureData } from "../components/props";

/** @throws when a query found no node for the page */
export function required<T>(node: T | null | undefined, name: string): T {
  if (!node) throw new Error(`GraphQL returned no ${name}`);
  return node;
}

/** A node with what its content file says, which has the type of the file's schema. Its queried fields come first. */
export function withContent<N extends ContentTypeName, T extends { readonly content: unknown }>(type: N, node: T | null | undefined) {
  const { content, ...queried } = required(node, type);
  return { ...(content as object), ...queried } as Omit<ContentValue<N>, keyof T> & Omit<T, "content">;
}

/** The settings with what every page says about the product and where its menu leads. */
export function toSite({ siteSettings, product, reviewPage, allCategory, allInformationPage, person }: Queries.SiteFieldsFragment) {
  const settings = withContent("site", siteSettings);
  const facts = withContent("product", product);
  const { verdict, verdictInShort } = required(reviewPage, "review");
  return {
    ...settings,
    author: person?.name ?? settings.author,
    person: person && toPerson(person),
    product: { ...facts, ledger: facts.ledger as unknown as readonly LedgerEntry[] },
    verdict,
    verdictInShort,
    pages: allInformationPage.nodes,
    categories: allCategory.nodes,
  };
}

function toPerson({ file, imageAlt, ...person }: NonNullable<Queries.SiteFieldsFragment["person"]>): PersonData {
  const data = file?.childImageSharp?.gatsbyImageData;
  return { ...person, portrait: data && { data, alt: imageAlt ?? "" } };
}

/** An article with its own picture, or its generated cover, which needs no alternative text. */
export function withPicture<T extends Queries.PictureFieldsFragment>(post: T) {
  const { cover, picture: file, imageAlt } = post;
  if (file && !file.childImageSharp) throw new Error("a picture could not be read");
  const picture: PictureData = file?.childImageSharp?.gatsbyImageData ?? toCover(cover);
  return { ...post, picture, pictureAlt: file ? (imageAlt ?? "") : "" };
}
