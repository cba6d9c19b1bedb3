import { toCover, type EvidenceContent } from "../components/content-to-props";
import type { ContentTypeName, ContentValue } from "../content-model/content-types";
import type { LedgerEntry } from "../content-model/first-hand";
import type { PersonData, PictureData } from "../components/props";

/** @throws when a query found no node for the page */
export function required<T>(node: T | null | undefined, name: string): T {
  if (!node) throw new Error(`GraphQL returned no ${name}`);
  return node;
}

interface ContentNode {
  readonly content: Record<string, unknown>;
}

/** A node with what its content file says, which has the type of the file's schema. Its queried fields come first. */
export function withContent<N extends ContentTypeName, T extends ContentNode>(type: N, node: T | null | undefined) {
  const { content, ...queried } = required(node, type);
  return { ...content, ...queried } as Omit<ContentValue<N>, keyof T> & Omit<T, "content">;
}

/** What the files of nodes say. */
export const contentsOf = <N extends ContentTypeName>(nodes: readonly ContentNode[]) =>
  nodes.map(({ content }) => content as ContentValue<N>);

/** The page of the evidence with all works and claims. */
export const toEvidence = ({ evidencePage, allReference, allClaim }: Queries.EvidenceFieldsFragment): EvidenceContent => ({
  ...withContent("evidence", evidencePage),
  works: contentsOf<"reference">(allReference.nodes),
  claims: contentsOf<"claim">(allClaim.nodes),
});

/** A page with a text, with what the text cites and marks. */
export function withText<N extends ContentTypeName, T extends ContentNode & Queries.TextFields_Post_Fragment>(
  type: N,
  node: T | null | undefined,
) {
  const { references, claims, ...page } = required(node, type);
  return { ...withContent(type, page), references: contentsOf<"reference">(references), claims: contentsOf<"claim">(claims) };
}

/** The settings with what every page says about the product and where its menu leads. */
export function toSite({ siteSettings, product, verdicts, allCategory, allInformationPage, person }: Queries.SiteFieldsFragment) {
  const settings = withContent("site", siteSettings);
  const facts = withContent("product", product);
  const signed = person && toPerson(person);
  const { verdict, verdictInShort } = required(verdicts, "review");
  return {
    ...settings,
    author: signed?.name ?? settings.author,
    person: signed,
    product: { ...facts, ledger: facts.ledger as unknown as readonly LedgerEntry[] },
    verdict,
    verdictInShort,
    pages: allInformationPage.nodes,
    categories: allCategory.nodes,
  };
}

function toPerson(node: NonNullable<Queries.SiteFieldsFragment["person"]>): PersonData {
  const { file, imageAlt, ...person } = withContent("author", node);
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
