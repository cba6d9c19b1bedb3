import { createHash } from "crypto";
import fs from "fs";
import type { GatsbyNode, Node, ParentSpanPluginArgs } from "gatsby";
import { isGatsbyBuild } from "../../site/deploy-context";

type FileNode = Node & { readonly absolutePath: string; readonly size: number; readonly mtimeMs: number };

/** Plugins whose nodes Gatsby must not delete when they are not created again. */
const statefulPlugins = [
  // Nodes of files and of what is parsed from them.
  "gatsby-source-filesystem",
  "gatsby-transformer-remark",
  "gatsby-transformer-sharp",
  // Our own nodes (posts, categories, ...), which gatsby-node.ts creates.
  "default-site-plugin",
  // Nodes of pages (SitePage).
  "internal-data-bridge",
];

interface State {
  unchanged: ReadonlySet<string>;
  isArticleEdit: boolean;
}

/** Shared by the bundles that Parcel makes of gatsby-config.ts and gatsby-node.ts. */
const state = ((globalThis as { incrementalBuild?: State }).incrementalBuild ??= { unchanged: new Set(), isArticleEdit: false });

/** Whether a content file is the same as in the last build, so that its nodes can be reused. */
export const isUnchangedFile = (file: string): boolean => state.unchanged.has(file.split("\\").join("/"));

/**
 * Whether this build is on top of an earlier one and all files that changed or were deleted since then are articles.
 * New files of any kind are ignored here.
 */
export const isArticleEdit = (): boolean => state.isArticleEdit;

/**
 * Compares content files with their nodes before Gatsby sources nodes. By itself Gatsby makes every file's node again
 * and then searches all nodes for those that were not made. This deletes the nodes of deleted files and marks all
 * others as still valid.
 */
export const findUnchangedFiles: NonNullable<GatsbyNode["onPreBootstrap"]> = ({ getNodesByType, actions }: ParentSpanPluginArgs) => {
  const nodes = [...getNodesByType("File"), ...getNodesByType("Directory")] as FileNode[];
  const { unchanged, changed, deleted } = compareFiles(nodes);
  // Only the plugin that owns a node may delete it.
  for (const node of deleted) actions.deleteNode(node, { name: node.internal.owner });
  for (const name of statefulPlugins) actions.enableStatefulSourceNodes?.({ name });
  // In develop the plugin must watch every file.
  state.unchanged = isGatsbyBuild(process.env) ? unchanged : new Set();
  state.isArticleEdit = state.unchanged.size > 0 && [...changed, ...deleted].every(isArticle);
};

const isArticle = ({ absolutePath }: FileNode): boolean => /\/posts\/[^/]+\.md$/.test(absolutePath);

interface FileChanges {
  /** Absolute paths. */
  readonly unchanged: ReadonlySet<string>;
  readonly changed: readonly FileNode[];
  readonly deleted: readonly FileNode[];
}

/** Compares files with their nodes by size and time, or by content where only the time differs, as after a checkout. */
export function compareFiles(nodes: readonly FileNode[]): FileChanges {
  const unchanged = new Set<string>();
  const changed: FileNode[] = [];
  const deleted: FileNode[] = [];
  for (const node of nodes) {
    const { absolutePath, size, mtimeMs, internal } = node;
    const stat = fs.statSync(absolutePath, { throwIfNoEntry: false });
    if (!stat) deleted.push(node);
    else if (internal.type !== "File") continue;
    else if (stat.isFile() && stat.size === size && (stat.mtimeMs === mtimeMs || md5(absolutePath) === internal.contentDigest))
      unchanged.add(absolutePath);
    else changed.push(node);
  }
  return { unchanged, changed, deleted };
}

/** The content digest of gatsby-source-filesystem. */
const md5 = (file: string): string => createHash("md5").update(fs.readFileSync(file)).digest("hex");
