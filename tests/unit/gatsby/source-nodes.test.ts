import type { Node } from "gatsby";
import { fateIn } from "../../../src/gatsby/publication";
import { staleNodes } from "../../../src/gatsby/source-nodes";

const nodes = [
  { id: "published", type: "Post", date: "2025-09-01", notice: null },
  { id: "due today", type: "Post", date: "2025-09-11", notice: "Due on September 11, 2025" },
  { id: "shown draft", type: "Post", date: "2025-09-01", draft: true, notice: "Draft" },
  { id: "shown and waiting", type: "Post", date: "2025-09-12", notice: "Due on September 12, 2025" },
  { id: "published on a later day", type: "Post", date: "2025-09-12", notice: null },
  { id: "draft", type: "HeldBackPost", date: "2025-09-01", draft: true },
  { id: "waiting", type: "HeldBackPost", date: "2025-09-12" },
  { id: "waited", type: "HeldBackPost", date: "2025-09-11" },
];
const getNodesByType = (type: string) => nodes.filter((node) => node.type === type) as unknown as Node[];
const stale = (environment: Record<string, string>) =>
  staleNodes({ getNodesByType }, fateIn({ BUILD_DATE: "2025-09-11", ...environment })).map(({ id }) => id);

describe("nodes of an earlier build that are made anew", () => {
  it("for production: what was held back and is due, and what is shown and must not be", () => {
    expect(stale({})).toEqual(["due today", "shown draft", "shown and waiting", "published on a later day", "waited"]);
  });

  it("for a preview: everything that is held back, and what says something else than it should", () => {
    expect(stale({ CONTEXT: "deploy-preview" })).toEqual(["due today", "published on a later day", "draft", "waiting", "waited"]);
  });
});
