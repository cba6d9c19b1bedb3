import fs from "fs";
import path from "path";
import type { GatsbyNode, Node, NodeInput, NodePluginArgs } from "gatsby";
import type { Root } from "mdast";
import { contentType, contentTypes, findContentType, pagePath, type ContentValue } from "../content-model/content-types";
import { contentDirectory } from "../content-model/node/content-directory";
import { contentFolderName, readOffer } from "../content-model/node/content-folder";
import { formatDiagnostic } from "../content-model/diagnostic";
import { parseContent } from "../content-model/parse";
import { citedReferences, markedClaims, shownFigures } from "../markdown/directives/uses";
import { parseMarkdownNatively } from "../markdown/node/native-parser";
import { countWords, readingMinutes } from "../markdown/plain-text";
import { applyTransforms } from "../markdown/transforms/index";
import { buildDay } from "../site/build-day";
import { lastChange } from "../site/dates";
import { showsUnpublished, statusLabel, type PublicationFields } from "../site/publication-status";

const postType = contentTypes.post.nodes?.type ?? "";

/** Type of the node that replaces the Post node of an unpublished article. No page, list or feed queries it. */
const unpublishedType = "UnpublishedPost";

type FileNode = Node & { absolutePath: string; relativePath: string; sourceInstanceName: string };
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
  const { node, getNode, loadNodeContent, reporter } = args;
  const file = (node.internal.type === "File" ? node : getNode(node.parent ?? "")) as FileNode | undefined;
  const type = file?.sourceInstanceName === "content" ? findContentType(file.relativePath) : undefined;
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
  const ids = { citedReferences: citedReferences(tree), markedClaims: markedClaims(tree), shownFigures: shownFigures(tree) };
  if (type === "post") return createPost(value as ContentValue<"post">, { args, file, body }, tree, ids);
  const fields = { ...ids, path: pagePath(type, value) };
  const { image } = value as { readonly image?: string };
  if (image) Object.assign(fields, { file: resolveImage(file, image) });
  // Gatsby uses `id` for its own.
  const { id, ...entry } = value as { readonly id?: string };
  const created = nodes.toNodes?.(value) ?? [id === undefined ? entry : { ...entry, key: id }];
  for (const [index, node] of created.entries()) await createNode(nodes.type, { ...fields, ...node }, { args, body }, index);
}

interface PostSource {
  readonly args: CreateArgs;
  readonly file: FileNode;
  readonly body: string;
}

async function createPost(value: ContentValue<"post">, source: PostSource, tree: Root, ids: object): Promise<void> {
  const { isShown, label } = findVisibility(value);
  // An unfinished draft is left out until errors in its text, such as an unknown directive, are corrected.
  if (!isShown || (value.draft && applyTransforms(tree, source.body).length > 0))
    return createNode(unpublishedType, { date: value.date, draft: value.draft }, source);
  const picture = value.image && resolveImage(source.file, value.image);
  const derived = { path: pagePath("post", value), statusLabel: label, updated: lastChange(value.changes), picture };
  const fields = { ...derived, readingMinutes: readingMinutes(countWords(tree)) };
  await createNode(postType, { ...value, ...ids, ...fields }, source);
}

/** The absolute path of a picture that a file names. Nodes are linked by it, because the picture's node may not exist yet. */
const resolveImage = ({ absolutePath }: FileNode, image: string): string =>
  path.resolve(path.dirname(absolutePath), image).split(path.sep).join("/");

async function createNode(type: string, fields: object, source: Pick<PostSource, "args" | "body">, index = 0): Promise<void> {
  const { actions, createContentDigest, createNodeId, node } = source.args;
  const input: NodeInput = {
    ...fields,
    id: createNodeId(`${type} ${node.id} ${index}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest({ fields, body: source.body }) },
  };
  await actions.createNode(input);
  actions.createParentChildLink({ parent: node, child: input as Node });
}
