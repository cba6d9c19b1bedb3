import { relatedPosts } from "../../../../src/site/pages/related-posts";
import type { PostSummary } from "../../../../src/site/pages/page-index";

/** Posts, newest first, one per day, with the categories in turn. */
function somePosts(count: number, categories: readonly string[] = ["one", "two", "three"]): PostSummary[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `id-${i}`,
    path: `/blog/post-${i}/`,
    categorySlug: categories[i % categories.length] ?? "",
    date: new Date(Date.UTC(2025, 8, 19) - i * 86_400_000).toISOString().slice(0, 10),
    updated: null,
    citedReferences: [],
  }));
}

it("relatedPosts returns the nearest by date in the same category", () => {
  const related = relatedPosts(somePosts(30));
  expect(related.get("id-15")).toEqual(["id-12", "id-18", "id-9"]);
  expect(related.get("id-0")).toEqual(["id-3", "id-6", "id-9"]);
});

it("relatedPosts prefers posts that cite the same works", () => {
  const posts = somePosts(30).map((post) =>
    ["id-0", "id-17", "id-29"].includes(post.id) ? { ...post, citedReferences: ["a", "b"] } : post,
  );
  // Two shared works weigh more than the category.
  expect(relatedPosts(posts).get("id-0")).toEqual(["id-17", "id-29", "id-3"]);
});

it("relatedPosts fills up from other categories when a category has too few", () => {
  const posts = somePosts(10).map((post, i) => ({ ...post, categorySlug: i === 4 ? "alone" : "rest" }));
  expect(relatedPosts(posts).get("id-4")).toEqual(["id-3", "id-5", "id-2"]);
});
