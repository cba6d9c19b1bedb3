import type { Node } from "gatsby";
import { visibilityIn } from "../../../src/gatsby/post-visibility";
import { sourceNodes, staleNodes, typesToLookAt, type VisibilityInputs } from "../../../src/gatsby/source-nodes";

const nodes = [
  { id: "published", type: "Post", date: "2025-09-01", statusLabel: null },
  { id: "due today", type: "Post", date: "2025-09-11", statusLabel: "Due on September 11, 2025" },
  { id: "shown draft", type: "Post", date: "2025-09-01", draft: true, statusLabel: "Draft" },
  { id: "shown and waiting", type: "Post", date: "2025-09-12", statusLabel: "Due on September 12, 2025" },
  { id: "published on a later day", type: "Post", date: "2025-09-12", statusLabel: null },
  { id: "draft", type: "UnpublishedPost", date: "2025-09-01", draft: true },
  { id: "waiting", type: "UnpublishedPost", date: "2025-09-12" },
  { id: "waited", type: "UnpublishedPost", date: "2025-09-11" },
];
const getNodesByType = (type: string) => nodes.filter((node) => node.type === type) as unknown as Node[];
const stale = (environment: Record<string, string>) =>
  staleNodes({ getNodesByType }, visibilityIn({ BUILD_DATE: "2025-09-11", ...environment })).map(({ id }) => id);

describe("nodes of an earlier build that are made anew", () => {
  it("for production: what was held back and is due, and what is shown and must not be", () => {
    expect(stale({})).toEqual(["due today", "shown draft", "shown and waiting", "published on a later day", "waited"]);
  });

  it("for a preview: everything that is held back, and what says something else than it should", () => {
    expect(stale({ CONTEXT: "deploy-preview" })).toEqual(["due today", "published on a later day", "draft", "waiting", "waited"]);
  });
});

describe("which nodes are looked at", () => {
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
    ["after a build that did not come to its end", null, production("2025-09-11"), all],
    ["for the first time", undefined, production("2025-09-11"), all],
  ])("%s", (_, before, now, types) => expect(typesToLookAt(before, now)).toEqual(types));

  it("are all of them again after a run that did not come to its end", async () => {
    const kept = new Map<string, unknown>([["fates", production("2000-01-01")]]);
    const asked: string[] = [];
    const args = {
      cache: {
        get: (key: string) => Promise.resolve(kept.get(key)),
        set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
      },
      getNodesByType: (type: string) => (asked.push(type), []),
    } as unknown as Parameters<typeof sourceNodes>[0];
    await sourceNodes(args, { plugins: [] }, () => undefined);
    expect(asked).toEqual(["UnpublishedPost"]);
    await sourceNodes(args, { plugins: [] }, () => undefined);
    expect(asked).toEqual(["UnpublishedPost", ...all]);
  });
});
