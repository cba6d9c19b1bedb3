import path from "path";
import { checkedPosts } from "./real-posts";
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
    expect(related.get("id-15")).toEqual(["id-12", "id-18", "id-21"]);
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

  it.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 3],
  ])("of %i posts returns %i", (count, wanted) => {
    for (const others of relatedPosts(somePosts(count)).values()) expect(others).toHaveLength(wanted);
  });

  it("is deterministic", () => {
    expect([...relatedPosts(somePosts(50))]).toEqual([...relatedPosts(somePosts(50))]);
  });

  it("varies over the real articles", () => {
    const posts = checkedPosts(path.resolve(__dirname, "../../../../content"));
    const related = relatedPosts(posts);
    const lists = [...related.values()];
    for (const list of lists) expect(list).toHaveLength(3);
    const sets = new Set(lists.map((list) => [...list].sort().join()));
    expect(sets.size).toBeGreaterThan(posts.length / 2);
    const times = new Map<string, number>();
    for (const id of lists.flat()) times.set(id, (times.get(id) ?? 0) + 1);
    expect(Math.max(...times.values())).toBeLessThanOrEqual(posts.length / 4);
  });

  it("does not grow quadratically with posts that all cite one work", () => {
    const posts = somePosts(3000).map((post) => ({ ...post, citedReferences: ["the-same"] }));
    const before = process.cpuUsage();
    const related = relatedPosts(posts);
    expect(related.size).toBe(3000);
    // CPU time, so that a busy machine does not fail it.
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(3);
  });
});
