import type { PostSummary } from "../../../../src/site/pages/page-index";

/** Posts, newest first, one per day, with the categories in turn. */
export function somePosts(count: number, categories: readonly string[] = ["one", "two", "three"]): PostSummary[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `id-${i}`,
    path: `/blog/post-${i}/`,
    categorySlug: categories[i % categories.length] ?? "",
    date: new Date(Date.UTC(2025, 8, 19) - i * 86_400_000).toISOString().slice(0, 10),
    citedReferences: [],
  }));
}
