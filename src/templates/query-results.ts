import { toCover } from "../components/content-to-props";
import type { PictureData } from "../components/props";

/** @throws when a query found no node for the page */
export function required<T>(node: T | null | undefined, name: string): T {
  if (!node) throw new Error(`GraphQL returned no ${name}`);
  return node;
}

/** An article with its own picture, or its generated cover, which needs no alternative text. */
export function withPicture<T extends Queries.PictureFieldsFragment>(post: T) {
  const { cover, picture: file, imageAlt } = post;
  if (file && !file.childImageSharp) throw new Error("a picture could not be read");
  const picture = file ? (file.childImageSharp?.gatsbyImageData as unknown as PictureData) : toCover(cover, post);
  return { ...post, picture, pictureAlt: file ? (imageAlt ?? "") : "" };
}
