import fs from "fs";
import path from "path";
import type { Node } from "gatsby";
import { createContentNodes } from "../../../src/gatsby/on-create-node";
import { post } from "../lint/content-fixture";
import { folderOf, removeFolders } from "../publish/site-fixture";

const environment = process.env;
afterEach(() => {
  removeFolders();
  process.env = environment;
});

/** Creates the nodes of an article on 2025-09-11, in a deploy context of Netlify. */
async function nodesOf(text: string, context = "production"): Promise<Record<string, unknown>[]> {
  process.env = { ...environment, BUILD_DATE: "2025-09-11", CONTEXT: context };
  const directory = folderOf({ "posts/an-article.md": text });
  const absolutePath = path.join(directory, "posts/an-article.md");
  const file = { id: "file", absolutePath, relativePath: "posts/an-article.md", sourceInstanceName: "content", internal: { type: "File" } };
  const created: Record<string, unknown>[] = [];
  const args = {
    node: { id: "markdown", parent: "file", internal: { type: "MarkdownRemark" } },
    getNode: (id: string) => (id === "file" ? file : undefined),
    actions: {
      createNode: (node: Node) => {
        created.push({ ...node });
        return Promise.resolve();
      },
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
  expect(fs.existsSync(absolutePath)).toBe(true);
  await createContentNodes(args as unknown as Parameters<typeof createContentNodes>[0]);
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
    expect((await nodesOf(text, context)).map(typeAndLabel)).toEqual([expected]);
  });

  it("that is unpublished becomes a node without content", async () => {
    const [node] = await nodesOf(scheduled);
    const { id, parent, children, internal, ...fields } = node ?? {};
    expect([id, parent, children]).toEqual(["UnpublishedPost markdown 0", "markdown", []]);
    expect(fields).toEqual({ date: "2025-09-12", draft: undefined });
    expect(internal).toMatchObject({ type: "UnpublishedPost" });
  });
});
