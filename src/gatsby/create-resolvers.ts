import type { GatsbyNode } from "gatsby";
import type { ResolverContext } from "./resolvers/find-node";

/**
 * Adds the query `posts(ids)`: articles by id, in the given order. A page that uses it depends only on these articles; with
 * a filtered `allPost` it would depend on all of them, and be queried again after every edit.
 */
export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({ createResolvers: add }) => {
  add({ Query: { posts: { type: "[Post!]!", args: { ids: "[String!]!" }, resolve: resolvePosts } } });
};

/** @throws when there is no article with one of the ids */
export function resolvePosts(_: unknown, { ids }: { ids: readonly string[] }, { nodeModel }: ResolverContext): unknown[] {
  return ids.map((id) => {
    const post = nodeModel.getNodeById({ id, type: "Post" });
    if (!post) throw new Error(`there is no article with the id ${id}`);
    return post;
  });
}
