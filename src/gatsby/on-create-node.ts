import fs from "fs";
import path from "path";
import type { GatsbyNode, Node, NodeInput, NodePluginArgs } from "gatsby";
import { contentTypeOf, type ContentTypeName, type ContentValue } from "../content-model/content-types";
import { contentDirectory, contentFolderName } from "../content-model/node/content-folder";
import { parseContent } from "../content-model/parse";
import { formatDiagnostic } from "../content-model/diagnostic";
import { citedReferences, markedClaims, shownFigures } from "../markdown/directives/source";
import { parseMarkdownNatively } from "../markdown/node/native-parser";
import { countWords, readingMinutes } from "../markdown/plain-text";
import { applyTransforms } from "../markdown/transforms/index";
import { bandOf } from "../site/bands";
import { figureKey } from "../site/figures/figure-data";
import { routes } from "../site/routes";
import { nodeTypes } from "./node-types";
import { visibilityIn, unpublishedType } from "./post-visibility";

type FileNode = Node & { absolutePath: string; relativePath: string; sourceInstanceName: string };

export const shouldOnCreateNode: NonNullable<GatsbyNode["shouldOnCreateNode"]> = ({ node }: { node: Node }) =>
  node.internal.type === "MarkdownRemark" || (node.internal.type === "File" && /\.yml$/.test(String(node["relativePath"])));

type CreateArgs = NodePluginArgs & { readonly node: Node };

/** Turns content files into our own node types; no code after this reads front matter. */
export const onCreateNode: NonNullable<GatsbyNode["onCreateNode"]> = (args) => createContentNodes(args as CreateArgs);

/** Creates the nodes of a content file. `args.node` is its File or MarkdownRemark node. */
export async function createContentNodes(args: CreateArgs): Promise<void> {
  const file = contentFileOf(args);
  const type = file && contentTypeOf(file.relativePath);
  if (!file || !type) return;
  // A build has linted content before; in develop a file may be saved with errors.
  const named = `${contentFolderName(contentDirectory())}/${file.relativePath}`;
  const { value, body, diagnostics } = parseContent(type, fs.readFileSync(file.absolutePath, "utf8"), named);
  if (value === undefined) {
    // A draft that is not finished is left out; the content lint says what it needs.
    if (diagnostics.every(({ severity }) => severity === "warning")) return;
    args.reporter.panicOnBuild(diagnostics.map(formatDiagnostic).join("\n"));
    return;
  }
  if (hasNodes(type)) await createNodes(type, value as never, { args, file, body });
}

type TypeWithNodes = keyof typeof nodeTypes;
const hasNodes = (type: ContentTypeName): type is TypeWithNodes => type in nodeTypes;

/** Where nodes are made from. */
interface Source {
  readonly args: CreateArgs;
  readonly file: FileNode;
  readonly body: string;
}

function contentFileOf({ node, getNode }: CreateArgs): FileNode | undefined {
  const file = node.internal.type === "File" ? node : node.parent ? getNode(node.parent) : undefined;
  return file?.["sourceInstanceName"] === "content" ? (file as FileNode) : undefined;
}

/** Ids of what a text cites, marks and shows. */
const idsIn = (body: string) => ({
  citedReferences: citedReferences(body),
  markedClaims: markedClaims(body),
  shownFigures: shownFigures(body),
});

/** Fields of the nodes of a content file, where they are not just its content. */
const toNodes: { readonly [N in TypeWithNodes]?: (value: ContentValue<N>, body: string) => readonly object[] } = {
  review: (value, body) => [{ ...value, ...idsIn(body) }],
  home: (value) => [{ ...value, shownFigures: value.hero.sound ? [figureKey("sound", value.hero.sound)] : [] }],
  about: (value, body) => [{ ...value, path: routes.about, shownFigures: shownFigures(body) }],
  editorialPolicy: (value, body) => [{ ...value, path: routes.editorialPolicy, shownFigures: shownFigures(body) }],
  legal: (value, body) => [
    { ...value, path: routes.legal(value.slug), markedClaims: markedClaims(body), shownFigures: shownFigures(body) },
  ],
  categories: ({ items }) => items.map((item, position) => ({ ...item, band: bandOf(item), path: routes.category(item.slug), position })),
  references: ({ items }) => items.map(({ id, ...rest }) => ({ ...rest, key: id })),
  claims: ({ items }) => items.map(({ id, ...rest }) => ({ ...rest, key: id })),
  chart: ({ id, ...rest }) => [{ ...rest, key: id }],
  sound: ({ id, ...rest }) => [{ ...rest, key: id }],
  testimonials: ({ items }) => items.map((item, position) => ({ ...item, position })),
};

async function createNodes<N extends TypeWithNodes>(type: N, value: ContentValue<N>, source: Source): Promise<void> {
  if (type === "post") return createPost(value as ContentValue<"post">, source);
  const nodes = toNodes[type]?.(value, source.body) ?? [value as object];
  await Promise.all(nodes.map((fields, index) => createNode(nodeTypes[type], fields, source, index)));
}

/** Whether a text has errors, such as an unknown directive. An unfinished draft is left out until they are corrected. */
const hasMarkdownErrors = (body: string): boolean => applyTransforms(parseMarkdownNatively(body), body).length > 0;

async function createPost(value: ContentValue<"post">, source: Source): Promise<void> {
  const { isShown, statusLabel } = visibilityIn(process.env)(value);
  if (!isShown || (value.draft && hasMarkdownErrors(source.body)))
    return createNode(unpublishedType, { date: value.date, draft: value.draft }, source);
  const words = countWords(source.body);
  // Linked by path, because the picture's node may not exist yet.
  const picture = value.image && path.resolve(path.dirname(source.file.absolutePath), value.image).split(path.sep).join("/");
  await createNode(
    nodeTypes.post,
    {
      ...value,
      statusLabel,
      path: routes.post(value.slug),
      words,
      readingMinutes: readingMinutes(words),
      ...idsIn(source.body),
      picture,
    },
    source,
  );
}

async function createNode(type: string, fields: object, { args, body }: Source, index = 0): Promise<void> {
  const { actions, createContentDigest, createNodeId, node } = args;
  const input: NodeInput = {
    ...fields,
    id: createNodeId(`${type} ${node.id} ${index}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest({ fields, body }) },
  };
  await actions.createNode(input);
  actions.createParentChildLink({ parent: node, child: input as Node });
}
