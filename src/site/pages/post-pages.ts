import { routes } from "../routes";
import type { PageSpec, PostSummary } from "./page-spec";
import { relatedPosts } from "./related-posts";

/** Ids of an article's own sections: its questions and what to read next. */
export const postFragments: readonly string[] = ["questions", "related"];

/**
 * A page for every article, with the articles before and after it by date and its related articles.
 *
 * @param posts newest first
 */
export function postPages(posts: readonly PostSummary[]): PageSpec[] {
  const related = relatedPosts(posts);
  return posts.map((post, index) => ({
    path: routes.post(post.slug),
    template: "post",
    context: {
      id: post.id,
      newerId: posts[index - 1]?.id ?? null,
      olderId: posts[index + 1]?.id ?? null,
      relatedIds: related.get(post.id) ?? [],
    },
    fragments: [...postFragments, ...(post.fragments ?? [])],
  }));
}
