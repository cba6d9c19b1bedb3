import type { Node } from "gatsby";
import { onCreateNode, sourceNodes } from "../../../src/gatsby/on-create-node";
import { post } from "../lint/content-fixture";

const environment = process.env;
afterEach(() => {
  process.env = environment;
});

/** Runs on 2025-09-11, in a deploy context of Netlify. */
const setContext = (context: string) => (process.env = { ...environment, BUILD_DATE: "2025-09-11", CONTEXT: context });

/** Gatsby's arguments for an article's file; what is created and deleted is in the lists. */
function argumentsFor(text: string) {
  const created: Record<string, unknown>[] = [];
  const file = {
    id: "file",
    absolutePath: "/x/posts/a.md",
    relativePath: "posts/a.md",
    sourceInstanceName: "content",
    internal: { type: "File" },
  };
  const args = {
    node: { id: "markdown", parent: "file", internal: { type: "MarkdownRemark" } },
    getNode: (id: string) => (id === "file" ? file : undefined),
    loadNodeContent: () => Promise.resolve(text),
    actions: {
      createNode: (node: Node) => Promise.resolve(void created.push({ ...node })),
      createParentChildLink: () => undefined,
    },
    createNodeId: (id: string) => id,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    reporter: {
      panicOnBuild: (message: string) => {
        throw new Error(message);
      },
    },
  };
  return { created, args };
}

async function createdFrom(text: string, context = "production"): Promise<Record<string, unknown>[]> {
  setContext(context);
  const { created, args } = argumentsFor(text);
  await onCreateNode(args as never, { plugins: [] }, () => undefined);
  return created;
}

const typeAndLabel = ({ internal, statusLabel }: Record<string, unknown>) => [(internal as { type: string }).type, statusLabel];
const published = post("an-article", { body: "Some unpublished words." });
const draft = published.replace("faq:", "draft: true\nfaq:");
const unfinished = draft.replace("Some unpublished words.", "| a |\n| --- |\n| b |");
const scheduled = published.replace(/^date: .*$/m, "date: 2025-09-12");

describe("an article's file", () => {
  it.each([
    ["that is published", published, "production", ["Post", null]],
    ["that is published", published, "deploy-preview", ["Post", null]],
    ["of today", published.replace(/^date: .*$/m, "date: 2025-09-11"), "production", ["Post", null]],
    ["that is a draft", draft, "production", ["UnpublishedPost", undefined]],
    ["that is a draft", draft, "deploy-preview", ["Post", "Draft"]],
    ["that is a draft with errors in its text", unfinished, "deploy-preview", ["UnpublishedPost", undefined]],
    ["that is scheduled", scheduled, "production", ["UnpublishedPost", undefined]],
    ["that is scheduled", scheduled, "branch-deploy", ["Post", "Due on September 12, 2025"]],
  ])("%s becomes one node (%#)", async (_, text, context, expected) => {
    expect((await createdFrom(text, context)).map(typeAndLabel)).toEqual([expected]);
  });

  it("has its page's path and what its text cites; unpublished, it has no content", async () => {
    const [node] = await createdFrom(post("an-article", { body: "Said.:ref{id=a-2020}" }));
    expect(node).toMatchObject({ path: "/blog/an-article/", citedReferences: ["a-2020"], shownFigures: [] });
    const [hidden] = await createdFrom(scheduled);
    expect(Object.keys(hidden ?? {}).sort()).toEqual(["children", "date", "draft", "id", "internal", "parent"]);
  });

  it("that cannot be read stops a build, with the file and the line", async () => {
    await expect(createdFrom(published.replace(/^date: .*$/m, "date: soon"))).rejects.toThrow(/content\/posts\/a\.md:\d+:/);
  });
});

describe("nodes that are created again, because the day or the kind of build is another", () => {
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

  it.each([
    ["production", ["due today", "draft shown in a preview", "scheduled, shown in a preview", "published on a later day", "due"]],
    ["deploy-preview", ["due today", "published on a later day", "draft", "scheduled", "due"]],
  ])("for %s", async (context, expected) => {
    setContext(context);
    const deleted: string[] = [];
    const getNodesByType = (type: string) => nodes.filter((node) => node.type === type).map((node) => ({ ...node, internal: { type } }));
    const actions = { deleteNode: ({ id }: Node) => deleted.push(id) };
    await sourceNodes({ getNodesByType, actions, getNode: () => undefined } as never, { plugins: [] } as never, () => undefined);
    expect(deleted).toEqual(expected);
  });
});
