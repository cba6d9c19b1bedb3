import type { Node } from "gatsby";
import { visibilityIn } from "../../../src/gatsby/post-visibility";
import { staleNodes } from "../../../src/gatsby/source-nodes";

const nodes = [
  { id: "published", type: "Post", date: "2025-09-01", statusLabel: null },
  { id: "due today", type: "Post", date: "2025-09-11", statusLabel: "Due on September 11, 2025" },
  { id: "draft shown in a preview", type: "Post", date: "2025-09-01", draft: true, statusLabel: "Draft" },
  { id: "scheduled, shown in a preview", type: "Post", date: "2025-09-12", statusLabel: "Due on September 12, 2025" },
  { id: "published on a later day", type: "Post", date: "2025-09-12", statusLabel: null },
  { id: "draft", type: "UnpublishedPost", date: "2025-09-01", draft: true },
  { id: "scheduled", type: "UnpublishedPost", date: "2025-09-12" },
  { id: "due", type: "UnpublishedPost", date: "2025-09-11" },
];
const getNodesByType = (type: string) => nodes.filter((node) => node.type === type) as unknown as Node[];
const stale = (environment: Record<string, string>) =>
  staleNodes({ getNodesByType }, visibilityIn({ BUILD_DATE: "2025-09-11", ...environment })).map(({ id }) => id);

describe("nodes that are created again", () => {
  it("for production: unpublished articles that are due, and articles that only a preview shows", () => {
    expect(stale({})).toEqual([
      "due today",
      "draft shown in a preview",
      "scheduled, shown in a preview",
      "published on a later day",
      "due",
    ]);
  });

  it("for a preview: all unpublished articles, and those with a wrong status label", () => {
    expect(stale({ CONTEXT: "deploy-preview" })).toEqual(["due today", "published on a later day", "draft", "scheduled", "due"]);
  });
});
