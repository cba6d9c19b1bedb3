import { RELATED_POSTS } from "../limits";
import type { PostSummary } from "./site-pages";

const SHARED_REFERENCE = 2;
const SAME_CATEGORY = 3;
/** Neighbours by date that are compared on each side, so that time grows linearly with the number of posts. */
const NEIGHBOURS = 6;

/**
 * Finds related posts for each post: those of the same category or with shared references, nearest in date first.
 *
 * @param posts newest first
 * @returns ids of related posts by id
 */
export function relatedPosts(posts: readonly PostSummary[]): Map<string, string[]> {
  const order = new Map(posts.map(({ id }, index) => [id, index]));
  const byCategory = groupBy(posts, ({ categorySlug }) => [categorySlug]);
  const byReference = groupBy(posts, ({ citedReferences }) => citedReferences);

  return new Map(
    posts.map((post) => {
      const distance = ({ id }: PostSummary) => Math.abs((order.get(id) ?? 0) - (order.get(post.id) ?? 0));
      const candidates = new Map<string, { other: PostSummary; score: number }>();
      const addNeighbours = (group: readonly PostSummary[] = [], score: number) => {
        const index = group.indexOf(post);
        for (const other of group.slice(Math.max(0, index - NEIGHBOURS), index + NEIGHBOURS + 1))
          if (other !== post) candidates.set(other.id, { other, score: (candidates.get(other.id)?.score ?? 0) + score });
      };
      addNeighbours(byCategory.get(post.categorySlug), SAME_CATEGORY);
      for (const reference of post.citedReferences) addNeighbours(byReference.get(reference), SHARED_REFERENCE);
      if (candidates.size < RELATED_POSTS) addNeighbours(posts, 0);
      const best = [...candidates.values()].sort(
        (a, b) => b.score - a.score || distance(a.other) - distance(b.other) || (a.other.path < b.other.path ? -1 : 1),
      );
      return [post.id, best.slice(0, RELATED_POSTS).map(({ other }) => other.id)];
    }),
  );
}

function groupBy<T>(list: readonly T[], keysOf: (item: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}
