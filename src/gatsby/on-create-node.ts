import fs from "fs";
import path from "path";
import type { GatsbyNode, Node, NodeInput, NodePluginArgs } from "gatsby";
import { contentTypeOf, type ContentTypeName, type ContentValue } from "../content-model/content-types";
import { parseContent } from "../content-model/parse";
import { formatDiagnostic } from "../content-model/diagnostic";
import { citedWorks, markedClaims } from "../markdown/directives/source";
import { countWords, readingMinutes } from "../markdown/plain-text";
import { routes } from "../site/routes";
import { nodeTypes } from "./node-types";
import { visibilityIn, unpublishedType } from "./post-visibility";

type ContentFile = Node & { absolutePath: string; relativePath: string; sourceInstanceName: string };

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
  const { value, body, diagnostics } = parseContent(type, fs.readFileSync(file.absolutePath, "utf8"), `content/${file.relativePath}`);
  if (value === undefined) {
    args.reporter.panicOnBuild(diagnostics.map(formatDiagnostic).join("\n"));
    return;
  }
  await createNodes(type, value, { args, file, body });
}

interface Source {
  readonly args: CreateArgs;
  readonly file: ContentFile;
  readonly body: string;
}

function contentFileOf({ node, getNode }: CreateArgs): ContentFile | undefined {
  const file = node.internal.type === "File" ? node : node.parent ? getNode(node.parent) : undefined;
  return file?.["sourceInstanceName"] === "content" ? (file as ContentFile) : undefined;
}

async function createNodes<N extends ContentTypeName>(type: N, value: ContentValue<N>, source: Source): Promise<void> {
  const name = nodeTypes[type];
  switch (type) {
    case "post":
      return createPost(value as ContentValue<"post">, source);
    case "review":
      return createOne(name, { ...value, citedWorks: citedWorks(source.body), markedClaims: markedClaims(source.body) }, source);
    case "about":
      return createOne(name, { ...value, path: routes.about }, source);
    case "editorialPolicy":
      return createOne(name, { ...value, path: routes.editorialPolicy }, source);
    case "legal":
      return createOne(
        name,
        { ...value, path: routes.legal((value as ContentValue<"legal">).slug), markedClaims: markedClaims(source.body) },
        source,
      );
    case "categories":
      return createAll(name, (value as ContentValue<"categories">).items, source, (item, position) => ({
        ...item,
        path: routes.category(item.slug),
        position,
      }));
    case "references":
      return createAll(name, (value as ContentValue<"references">).items, source, ({ id, ...rest }) => ({ ...rest, key: id }));
    case "claims":
      return createAll(name, (value as ContentValue<"claims">).items, source, ({ id, ...rest }) => ({ ...rest, key: id }));
    case "testimonials":
      return createAll(name, (value as ContentValue<"testimonials">).items, source, (item, position) => ({ ...item, position }));
    default:
      return createOne(name, value, source);
  }
}

async function createPost(value: ContentValue<"post">, source: Source): Promise<void> {
  const { isShown, statusLabel } = visibilityIn(process.env)(value);
  if (!isShown) return createOne(unpublishedType, { date: value.date, draft: value.draft }, source);
  const words = countWords(source.body);
  // Linked by path, because the picture's node may not exist yet.
  const picture = value.image && path.resolve(path.dirname(source.file.absolutePath), value.image).split(path.sep).join("/");
  await createOne(
    nodeTypes.post,
    {
      ...value,
      statusLabel,
      path: routes.post(value.slug),
      words,
      readingMinutes: readingMinutes(words),
      citedWorks: citedWorks(source.body),
      markedClaims: markedClaims(source.body),
      picture,
    },
    source,
  );
}

async function createAll<T>(
  type: string,
  items: readonly T[],
  source: Source,
  toFields: (item: T, index: number) => object,
): Promise<void> {
  await Promise.all(items.map((item, index) => createOne(type, toFields(item, index), source, String(index))));
}

async function createOne(type: string, fields: object, { args, body }: Source, key = ""): Promise<void> {
  const { actions, createContentDigest, createNodeId, node } = args;
  const input: NodeInput = {
    ...fields,
    id: createNodeId(`${type} ${node.id} ${key}`),
    parent: node.id,
    children: [],
    internal: {
      type,
      contentDigest: createContentDigest({ fields, body }),
    },
  };
  await actions.createNode(input);
  actions.createParentChildLink({ parent: node, child: input as Node });
}
