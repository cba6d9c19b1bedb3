import { resolvePosts } from "../../../src/gatsby/create-resolvers";

const nodes: Record<string, object> = { a: { title: "A" }, b: { title: "B" } };
const context = { nodeModel: { getNodeById: ({ id, type }: { id: string; type: string }) => (type === "Post" ? nodes[id] : undefined) } };

describe("posts(ids)", () => {
  it("returns articles in the order of the ids", () => {
    expect(resolvePosts(undefined, { ids: ["b", "a"] }, context as never)).toEqual([{ title: "B" }, { title: "A" }]);
  });

  it("throws when an article is missing", () => {
    expect(() => resolvePosts(undefined, { ids: ["a", "gone"] }, context as never)).toThrow("no article with the id gone");
  });
});
