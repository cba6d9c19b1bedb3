import type { Node } from "gatsby";
import { visibilityIn } from "../../../src/gatsby/post-visibility";
import { sourceNodes, staleNodes, typesToCheck, type VisibilityInputs } from "../../../src/gatsby/source-nodes";

const nodes = [
  { id: "published", type: "Post", date: "2025-09-01", statusLabel: null },
  { id: "due today", type: "Post", date: "2025-09-11", statusLabel: "Due on September 11, 2025" },
  { id: "shown draft", type: "Post", date: "2025-09-01", draft: true, statusLabel: "Draft" },
  { id: "shown and scheduled", type: "Post", date: "2025-09-12", statusLabel: "Due on September 12, 2025" },
  { id: "published on a later day", type: "Post", date: "2025-09-12", statusLabel: null },
  { id: "draft", type: "UnpublishedPost", date: "2025-09-01", draft: true },
  { id: "scheduled", type: "UnpublishedPost", date: "2025-09-12" },
  { id: "due", type: "UnpublishedPost", date: "2025-09-11" },
];
const getNodesByType = (type: string) => nodes.filter((node) => node.type === type) as unknown as Node[];
const stale = (environment: Record<string, string>) =>
  staleNodes({ getNodesByType }, visibilityIn({ BUILD_DATE: "2025-09-11", ...environment })).map(({ id }) => id);

describe("nodes that are created again", () => {
  it("for production: unpublished articles whose day has come, and shown ones that are not published", () => {
    expect(stale({})).toEqual(["due today", "shown draft", "shown and scheduled", "published on a later day", "due"]);
  });

  it("for a preview: all unpublished articles, and those with a wrong status label", () => {
    expect(stale({ CONTEXT: "deploy-preview" })).toEqual(["due today", "published on a later day", "draft", "scheduled", "due"]);
  });
});

describe("which nodes are checked", () => {
  const production = (day: string): VisibilityInputs => ({ day, showsAll: false });
  const preview = (day: string): VisibilityInputs => ({ day, showsAll: true });
  const all = ["Post", "UnpublishedPost"];

  it.each<[string, VisibilityInputs | null | undefined, VisibilityInputs, readonly string[]]>([
    ["on the same day", production("2025-09-11"), production("2025-09-11"), ["UnpublishedPost"]],
    ["on a later day", production("2025-09-11"), production("2025-09-12"), ["UnpublishedPost"]],
    ["for an earlier day", production("2025-09-11"), production("2025-09-10"), all],
    ["after a preview", preview("2025-09-11"), production("2025-09-11"), all],
    ["for a preview", production("2025-09-11"), preview("2025-09-11"), all],
    ["for a second preview", preview("2025-09-11"), preview("2025-09-11"), all],
    ["after an incomplete build", null, production("2025-09-11"), all],
    ["for the first time", undefined, production("2025-09-11"), all],
  ])("%s", (_, before, now, types) => expect(typesToCheck(before, now)).toEqual(types));

  it("are all nodes after an incomplete build", async () => {
    const cache = new Map<string, unknown>([["visibility-inputs", production("2000-01-01")]]);
    const checked: string[] = [];
    const args = {
      cache: {
        get: (key: string) => Promise.resolve(cache.get(key)),
        set: (key: string, value: unknown) => Promise.resolve(cache.set(key, value)),
      },
      getNodesByType: (type: string) => (checked.push(type), []),
    } as unknown as Parameters<typeof sourceNodes>[0];
    await sourceNodes(args, { plugins: [] }, () => undefined);
    expect(checked).toEqual(["UnpublishedPost"]);
    await sourceNodes(args, { plugins: [] }, () => undefined);
    expect(checked).toEqual(["UnpublishedPost", ...all]);
  });
});
