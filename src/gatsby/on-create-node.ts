import fs from "fs";
import path from "path";
import type { GatsbyNode, Node, NodeInput, NodePluginArgs } from "gatsby";
import type { Root } from "mdast";
import { contentType, contentTypes, findContentType, pagePath, type ContentValue } from "../content-model/content-types";
import { contentDirectory } from "../content-model/node/content-directory";
import { contentFolderName, readOffer } from "../content-model/node/content-folder";
import { formatDiagnostic } from "../content-model/diagnostic";
import { parseContent } from "../content-model/parse";
import { referencedIds, shownFigures } from "../markdown/directives/uses";
import { parseMarkdownNatively } from "../markdown/node/native-parser";
import { countPlainWords, plainText, readingMinutes } from "../markdown/plain-text";
import { applyTransforms } from "../markdown/transforms/index";
import { buildDay } from "../site/build-day";
import { lastChange } from "../site/dates";
import { showsUnpublished, statusLabel, type PublicationFields } from "../site/publication-status";

const postType = contentTypes.post.nodes?.type ?? "";

/** Type of the node that replaces the Post node of an unpublished article. No page, list or feed queries it. */
const unpublishedType = "UnpublishedPost";

type FileNode = Node & { absolutePath: string; relativePath: string };
type CreateArgs = NodePluginArgs & { readonly node: Node };

export const shouldOnCreateNode: NonNullable<GatsbyNode["shouldOnCreateNode"]> = ({ node }: { node: Node }) =>
  node.internal.type === "MarkdownRemark" || (node.internal.type === "File" && /\.yml$/.test(String(node["relativePath"])));

/** Turns content files into our own node types; no code after this reads front matter. */
export const onCreateNode: NonNullable<GatsbyNode["onCreateNode"]> = (args) => createContentNodes(args as CreateArgs);

/**
 * Creates again the nodes of articles whose visibility has changed since the last build, for example because their day
 * of publication has come. Gatsby reuses their nodes from its cache, since their files have not changed.
 */
export const sourceNodes: NonNullable<GatsbyNode["sourceNodes"]> = async (args) => {
  for (const node of [...args.getNodesByType(postType), ...args.getNodesByType(unpublishedType)]) {
    const { isShown, label } = findVisibility(node as unknown as PublicationFields);
    if (node.internal.type === unpublishedType ? !isShown : isShown && label === (node["statusLabel"] ?? null)) continue;
    const markdown = node.parent ? args.getNode(node.parent) : undefined;
    const file = markdown?.parent ? args.getNode(markdown.parent) : undefined;
    args.actions.deleteNode(node);
    // Gatsby itself deletes the nodes of deleted files.
    if (markdown && fs.existsSync(String(file?.["absolutePath"]))) await createContentNodes({ ...args, node: markdown });
  }
};

/** Whether this build shows an article, and why it is not published yet; null for a published one. */
function findVisibility(post: PublicationFields): { isShown: boolean; label: string | null } {
  const label = statusLabel(post, buildDay(process.env)) ?? null;
  return { isShown: label === null || showsUnpublished(process.env), label };
}

/** Creates the nodes of a content file. `args.node` is its File or MarkdownRemark node. */
async function createContentNodes(args: CreateArgs): Promise<void> {
  const { actions, createContentDigest, createNodeId, getNode, loadNodeContent, node: parent, reporter } = args;
  const file = (parent.internal.type === "File" ? parent : getNode(parent.parent ?? "")) as FileNode | undefined;
  const type = file && findContentType(file.relativePath);
  const nodes = type && contentType(type).nodes;
  if (!file || !type || !nodes) return;
  const name = `${contentFolderName(contentDirectory())}/${file.relativePath}`;
  const { value, body, diagnostics } = parseContent(type, await loadNodeContent(file), name, readOffer());
  // A draft that is not finished is left out; the content lint says what it needs.
  if (value === undefined && diagnostics.every(({ severity }) => severity === "warning")) return;
  // A build has linted content before; in develop a file may be saved with errors.
  if (value === undefined) {
    reporter.panicOnBuild(diagnostics.map(formatDiagnostic).join("\n"));
    return;
  }
  const tree = parseMarkdownNatively(body);
  const figures = [...(nodes.figures?.(value) ?? []), ...shownFigures(tree)];
  const ids = { citedReferences: referencedIds(tree, "reference"), markedClaims: referencedIds(tree, "claim"), shownFigures: figures };
  // Gatsby uses `id` for its own.
  const { id, ...entry } = value as { readonly id?: string; readonly image?: string };
  // Nodes are linked to a picture by its absolute path, because the picture's node may not exist yet.
  const picture = entry.image && path.resolve(path.dirname(file.absolutePath), entry.image).split(path.sep).join("/");
  const [nodeType, created] =
    type === "post"
      ? toPostNode(value as ContentValue<"post">, tree, body, picture)
      : [nodes.type, nodes.toNodes?.(value) ?? [id === undefined ? entry : { ...entry, key: id }]];
  for (const [index, node] of created.entries()) {
    const fields = { ...ids, path: pagePath(type, value), ...(picture && { file: picture }), ...node };
    const input: NodeInput = {
      ...fields,
      id: createNodeId(`${nodeType} ${parent.id} ${index}`),
      parent: parent.id,
      children: [],
      internal: { type: nodeType, contentDigest: createContentDigest({ fields, body }) },
    };
    await actions.createNode(input);
    actions.createParentChildLink({ parent, child: input as Node });
  }
}

/** The type and fields of an article's node. One that this build does not show has a type of its own, and no text. */
function toPostNode(post: ContentValue<"post">, tree: Root, body: string, picture: string | undefined): [string, object[]] {
  const { isShown, label } = findVisibility(post);
  // An unfinished draft is left out until errors in its text, such as an unknown directive, are corrected.
  if (!isShown || (post.draft && applyTransforms(tree, body).length > 0))
    return [unpublishedType, [{ date: post.date, draft: post.draft }]];
  const derived = {
    statusLabel: label,
    updated: lastChange(post.changes),
    readingMinutes: readingMinutes(countPlainWords(plainText(tree))),
  };
  return [postType, [{ ...post, ...derived, picture }]];
}
