import { relatedPosts } from "../../../../src/site/pages/related-posts";
import { somePosts } from "./posts";

describe("relatedPosts", () => {
  it("returns three other posts, each once", () => {
    const posts = somePosts(40);
    const related = relatedPosts(posts);
    expect(related.size).toBe(40);
    for (const [id, others] of related) {
      expect(others).toHaveLength(3);
      expect(new Set([id, ...others]).size).toBe(4);
    }
  });

  it("returns the nearest by date in the same category", () => {
    const related = relatedPosts(somePosts(30));
    expect(related.get("id-15")).toEqual(["id-12", "id-18", "id-9"]);
    expect(related.get("id-0")).toEqual(["id-3", "id-6", "id-9"]);
  });

  it("prefers posts that cite the same works", () => {
    const posts = somePosts(30).map((post) =>
      ["id-0", "id-17", "id-29"].includes(post.id) ? { ...post, citedReferences: ["a", "b"] } : post,
    );
    // Two shared works weigh more than the category.
    expect(relatedPosts(posts).get("id-0")).toEqual(["id-17", "id-29", "id-3"]);
  });

  it("fills up from other categories when a category has too few", () => {
    const posts = somePosts(10).map((post, i) => ({ ...post, categorySlug: i === 4 ? "alone" : "rest" }));
    expect(relatedPosts(posts).get("id-4")).toEqual(["id-3", "id-5", "id-2"]);
  });

  it("returns fewer when there are no others", () => {
    for (const count of [1, 2, 3]) for (const others of relatedPosts(somePosts(count)).values()) expect(others).toHaveLength(count - 1);
  });
});
