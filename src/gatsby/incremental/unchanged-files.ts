import { createHash } from "crypto";
import fs from "fs";
import type { GatsbyNode, Node, ParentSpanPluginArgs } from "gatsby";

/** What the node of a content file says of it. */
type FileNode = Node & { readonly absolutePath: string; readonly size: number; readonly mtimeMs: number };

/** Gatsby's plugins whose nodes are made from content files, and the one whose nodes are pages. */
const keepers = [
  "gatsby-source-filesystem",
  "gatsby-transformer-remark",
  "gatsby-transformer-sharp",
  "default-site-plugin",
  "internal-data-bridge",
];

let unchanged: ReadonlySet<string> = new Set();
let editsArticlesAlone = false;

/** Whether a content file is as its node from an earlier build says, so that it need not be read again in this build. */
export const isUnchangedFile = (file: string): boolean => unchanged.has(file.split("\\").join("/"));

/** Whether this build is on top of an earlier one, and of what that one knew only articles have changed or gone. */
export const isEditOfArticles = (): boolean => editsArticlesAlone;

/**
 * Gatsby makes the node of every file anew in every build, to find that most are as they were, and then looks through
 * all nodes for those that nobody made. This spares both: it looks for files that have changed and takes away the nodes
 * of those that are gone, and tells Gatsby that nothing else goes by itself.
 */
export const onPreBootstrap: NonNullable<GatsbyNode["onPreBootstrap"]> = ({ getNodesByType, actions }: ParentSpanPluginArgs) => {
  const nodes = [...getNodesByType("File"), ...getNodesByType("Directory")] as FileNode[];
  const { files, changed, gone } = sortFiles(nodes);
  // In the name of the plugin that made them: nobody else may take them away.
  for (const node of gone) actions.deleteNode(node, { name: node.internal.owner });
  for (const name of keepers) actions.enableStatefulSourceNodes?.({ name });
  // In develop every file is watched.
  unchanged = process.env["gatsby_executing_command"] === "build" ? files : new Set();
  editsArticlesAlone = unchanged.size > 0 && [...changed, ...gone].every(isArticle);
};

/** What an article says is shown by a few pages; what settings say, by all. */
const isArticle = ({ absolutePath }: FileNode): boolean => /\/posts\/[^/]+\.md$/.test(absolutePath);

/**
 * Which files are as their nodes say, and which nodes have no file any more. A host that puts files back gives them new
 * times: then their content decides.
 */
export function sortFiles(nodes: readonly FileNode[]): SortedFiles {
  const files = new Set<string>();
  const changed: FileNode[] = [];
  const gone: FileNode[] = [];
  for (const node of nodes) {
    const { absolutePath, size, mtimeMs, internal } = node;
    const now = fs.statSync(absolutePath, { throwIfNoEntry: false });
    if (!now) gone.push(node);
    else if (internal.type !== "File") continue;
    else if (now.isFile() && now.size === size && (now.mtimeMs === mtimeMs || md5Of(absolutePath) === internal.contentDigest))
      files.add(absolutePath);
    else changed.push(node);
  }
  return { files, changed, gone };
}

interface SortedFiles {
  /** Files that are as their nodes say. */
  readonly files: ReadonlySet<string>;
  /** Nodes of files that are not. */
  readonly changed: readonly FileNode[];
  /** Nodes of what is no more. */
  readonly gone: readonly FileNode[];
}

/** As gatsby-source-filesystem names a file's content. */
const md5Of = (file: string): string => createHash("md5").update(fs.readFileSync(file)).digest("hex");
