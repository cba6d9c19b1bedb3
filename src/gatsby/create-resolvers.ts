import type { GatsbyNode } from "gatsby";
import { resolveSitePicture } from "./resolvers/resolve-site-picture";
import type { ResolverContext } from "./resolvers/find-node";

/**
 * Adds the query `posts(ids)`: articles by id, in the given order. A page that uses it depends only on these articles; with
 * a filtered `allPost` it would depend on all of them, and be queried again after every edit. `sitePicture(ids)` draws these
 * articles as one picture.
 */
export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({ createResolvers: add }) => {
  const args = { ids: "[String!]!" };
  add({
    Query: {
      posts: { type: "[Post!]!", args, resolve: resolvePosts },
      sitePicture: { type: "SitePicture!", args, resolve: resolveSitePicture() },
    },
  });
};

/** @throws when there is no article with one of the ids */
export function resolvePosts(_: unknown, { ids }: { ids: readonly string[] }, { nodeModel }: ResolverContext): unknown[] {
  return ids.map((id) => {
    const post = nodeModel.getNodeById({ id, type: "Post" });
    if (!post) throw new Error(`there is no article with the id ${id}`);
    return post;
  });
}
