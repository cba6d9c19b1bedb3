import type { GatsbyNode } from "gatsby";

interface ResolverContext {
  nodeModel: { getNodeById(query: { id: string; type: string }): unknown };
}

/**
 * `posts(ids)`: the articles of these ids, in their order. A page that asks so depends on those articles; one that asks
 * `allPost` with a filter depends on every article there is, and is queried again after each edit of any.
 */
export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({ createResolvers: add }) => {
  add({ Query: { posts: { type: "[Post!]!", args: { ids: "[String!]!" }, resolve: resolvePosts } } });
};

/** @throws when an article is not there */
export function resolvePosts(_: unknown, { ids }: { ids: readonly string[] }, { nodeModel }: ResolverContext): unknown[] {
  return ids.map((id) => {
    const post = nodeModel.getNodeById({ id, type: "Post" });
    if (!post) throw new Error(`there is no article with the id ${id}`);
    return post;
  });
}
