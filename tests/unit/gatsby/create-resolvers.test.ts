import { resolvePosts } from "../../../src/gatsby/create-resolvers";

const nodes: Record<string, object> = { a: { title: "A" }, b: { title: "B" } };
const context = { nodeModel: { getNodeById: ({ id, type }: { id: string; type: string }) => (type === "Post" ? nodes[id] : undefined) } };

describe("posts(ids)", () => {
  it("gives the articles in the order of their ids", () => {
    expect(resolvePosts(undefined, { ids: ["b", "a"] }, context)).toEqual([{ title: "B" }, { title: "A" }]);
  });

  it("does not leave one out in silence", () => {
    expect(() => resolvePosts(undefined, { ids: ["a", "gone"] }, context)).toThrow("no article with the id gone");
  });
});
