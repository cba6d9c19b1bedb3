import { RELATED_POSTS } from "../limits";
import type { PostSummary } from "./page-index";

const SHARED_REFERENCE = 2;
const SAME_CATEGORY = 3;

/**
 * Finds related posts for each post: those of the same category or with shared references, nearest in date first.
 *
 * @param posts newest first
 * @returns ids of related posts by id
 */
export function relatedPosts(posts: readonly PostSummary[]): Map<string, string[]> {
  return new Map(
    posts.map((post, index) => {
      const cited = new Set(post.citedReferences);
      const scored = posts.map(({ id, categorySlug, citedReferences }, otherIndex) => {
        let score = categorySlug === post.categorySlug ? SAME_CATEGORY : 0;
        for (const key of citedReferences) if (cited.has(key)) score += SHARED_REFERENCE;
        return { id, score, distance: Math.abs(otherIndex - index) };
      });
      const others = scored.filter(({ distance }) => distance > 0);
      const related = others.filter(({ score }) => score > 0);
      const candidates = related.length < RELATED_POSTS ? others : related;
      candidates.sort((a, b) => b.score - a.score || a.distance - b.distance);
      return [post.id, candidates.slice(0, RELATED_POSTS).map(({ id }) => id)];
    }),
  );
}
