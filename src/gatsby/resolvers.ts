import type { GatsbyNode } from "gatsby";
import sharp from "sharp";
import { soundSamples } from "../artwork/sound-samples";
import { contentType, contentTypeNames } from "../content-model/content-types";
import type { ReadingPaths } from "../content-model/types/paths";
import type { Picture } from "../content-model/types/picture";
import type { PostFrontMatter } from "../content-model/types/post";
import type { Product } from "../content-model/types/product";
import type { Purchase } from "../content-model/types/purchase";
import type { Recording } from "../content-model/types/recording";
import type { CitedReference } from "../content-model/citation";
import type { Sound } from "../content-model/types/sound";
import type { Trial } from "../content-model/types/trial";
import { measureSignal } from "../measure/measure-signal";
import type { FigureData, ResponsiveImage, PictureFigureData } from "../content-model/figures/figure-data";
import { referencesOfChart, resolveChart, type ChartContent, type ChartReference } from "../content-model/figures/resolve-chart";
import { resolveProductTable, type ProductContent } from "../content-model/figures/product-table";
import { SAMPLE_RATE, type Tone } from "../content-model/figures/sounds";
import { describeBasis, makeLedger, type FirstHand } from "../content-model/first-hand";
import { describePart } from "../content-model/figures/recordings";
import { routes } from "../site/routes";
import { generateCover, generateOpenGraphImage, generatePoster, generateSound, type FindAll } from "./generated-files";

/** The part of Gatsby's resolver context that these resolvers use. */
interface ResolverContext {
  readonly nodeModel: {
    getNodeById(query: { id: string; type?: string }): unknown;
    getNodesByIds(query: { ids: readonly string[]; type: string }): unknown[];
    findAll(query: { type: string }): Promise<{ entries: Iterable<unknown> }>;
    findOne(query: { type: string; query: object }): Promise<unknown>;
  };
}

/** A node of an entry that has an id in content: it is in `key`, because Gatsby uses `id` for its own. */
type Keyed<T> = Omit<T, "id"> & { readonly key: string };

const withId = <T extends { readonly key: string }>(node: T) => ({ ...node, id: node.key });

/** A node that shows figures. */
interface HasFigures {
  readonly shownFigures: readonly string[];
}

/**
 * Adds what GraphQL computes from several nodes.
 *
 * `posts(ids)` returns articles in the given order. A page that uses it depends only on these articles; with a filtered
 * `allPost` it would depend on all of them, and be queried again after every edit.
 */
export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({ createResolvers: add }) => {
  const figures = { figures: { type: "JSON!", resolve: resolveFigures } };
  const text = { htmlAst: { type: "JSON!", resolve: resolveHtmlAst }, ...figures };
  // A page takes all that its own file says, so its query does not name the fields of the schema again.
  const content = { content: { type: "JSON!", resolve: withId } };
  for (const { nodes } of contentTypeNames.map(contentType)) {
    if (!nodes) continue;
    const { type, hasText, openGraph } = nodes;
    const openGraphImage = openGraph && {
      type: "OpenGraphImage!",
      resolve: fromNodes((node: object, all) => generateOpenGraphImage(openGraph, node, all)),
    };
    add({ [type]: { ...content, ...(hasText ? text : {}), ...(openGraphImage && { openGraphImage }) } });
  }
  add({
    Query: {
      posts: { type: "[Post!]!", args: { ids: "[String!]!" }, resolve: resolvePosts },
      firstHand: { type: "JSON!", resolve: resolveFirstHand },
    },
    Post: {
      cover: { type: "Cover!", resolve: fromNodes(generateCover) },
      readingPaths: { type: "[ReadingPathsItems!]!", resolve: fromNodes(findReadingPaths) },
    },
    ReadingPathsItemsArticles: { post: { type: "Post", resolve: findPost } },
    HomePage: figures,
    Product: {
      ledger: { type: "JSON!", resolve: fromFirstHand(makeLedger) },
      basis: { type: "String!", resolve: fromFirstHand(describeBasis) },
    },
    EvidencePage: { posterFiles: { type: "PosterFiles!", resolve: fromNodes(generatePoster) } },
  });
};

/** A resolver of what is made from a node and others. */
const fromNodes =
  <Node>(make: (node: Node, findAll: FindAll) => unknown) =>
  (node: Node, _args: unknown, context: ResolverContext) =>
    make(node, findAllIn(context));

/** A resolver of what follows from the product and `content/first-hand/`. */
const fromFirstHand = (compute: (product: Product, firstHand: FirstHand) => unknown) =>
  fromNodes(async (product: Product, findAll) => compute(product, await queryFirstHand(findAll)));

async function queryFirstHand(findAll: FindAll) {
  const recordings = (await findAll<Keyed<Recording> & HasFigures>("Recording")).map(withId);
  return {
    purchase: (await findAll<Purchase & HasFigures>("Purchase"))[0],
    recordings: recordings.sort((one, other) => (one.id < other.id ? -1 : 1)),
    trial: (await findAll<Trial>("Trial"))[0],
    ownRates: (await findAll<Sound>("Sound")).flatMap(({ rate }) => rate ?? []),
  };
}

/** What there is of `content/first-hand/`, with its pictures, and the rates of this site's own sounds. */
async function resolveFirstHand(_: unknown, args: unknown, context: ResolverContext, info: ResolverInfo) {
  const found = await queryFirstHand(findAllIn(context));
  const shownFigures = [found.purchase, ...found.recordings].flatMap((node) => node?.shownFigures ?? []);
  return { ...found, pictures: await resolveFigures({ shownFigures }, args, context, info) };
}

const resolvePosts = (_: unknown, { ids }: { ids: readonly string[] }, { nodeModel }: ResolverContext) =>
  nodeModel.getNodesByIds({ ids, type: "Post" });

/** The reading paths that an article is on. */
async function findReadingPaths({ slug, redirectFrom }: Pick<PostFrontMatter, "slug" | "redirectFrom">, findAll: FindAll) {
  const paths = await findAll<ReadingPaths>("ReadingPaths");
  const own = [routes.post(slug), ...(redirectFrom ?? [])];
  return paths.flatMap(({ items }) => items).filter(({ articles }) => articles.some((article) => own.includes(routes.post(article.slug))));
}

/** The article with a slug, or with a redirect from it; null if it is not published. */
async function findPost({ slug }: { readonly slug: string }, _args: unknown, { nodeModel }: ResolverContext): Promise<unknown> {
  const find = (filter: object) => nodeModel.findOne({ type: "Post", query: { filter } });
  return (await find({ slug: { eq: slug } })) ?? (await find({ redirectFrom: { in: [routes.post(slug)] } }));
}

/** The figures that a body shows, with their numbers and files. Throws when one is unknown. */
function resolveFigures({ shownFigures }: HasFigures, _args: unknown, context: ResolverContext, info: ResolverInfo): Promise<FigureData[]> {
  return Promise.all(
    shownFigures.map((figure) => {
      const [type, key = ""] = figure.split("/");
      if (type === "products") return findProductTable(key, findAllIn(context));
      if (type === "picture") return findPicture(key, context, info);
      return type === "sound" ? findSound(key, context, info) : findChart(key, context);
    }),
  );
}

async function findChart(key: string, context: ResolverContext): Promise<FigureData> {
  const chart = await findNode<Keyed<ChartContent>>(context, "Chart", key);
  const references = referencesOfChart(chart).map((reference) => findNode<Keyed<ChartReference>>(context, "Reference", reference));
  return resolveChart(withId(chart), (await Promise.all(references)).map(withId));
}

async function findProductTable(show: string, findAll: FindAll): Promise<FigureData> {
  const products = await findAll<Keyed<ProductContent>>("ComparedProduct");
  const references = await findAll<Keyed<CitedReference>>("Reference");
  return resolveProductTable(show, products.map(withId), references.map(withId));
}

async function findSound(key: string, context: ResolverContext, info: ResolverInfo): Promise<FigureData> {
  const sound = await findNode<Keyed<Sound>>(context, "Sound", key);
  const { title, kind, carrier, rate, seconds, caption } = sound;
  const tone = { kind, carrier, seconds, ...(rate ? { rate } : {}) };
  const picture = sound.picture ? await findPicture(sound.picture, context, info) : undefined;
  return { type: "sound", id: key, title, caption, ...tone, src: await generateSound(sound), reading: await readMeter(sound), picture };
}

/** What our meter for recordings finds in a sound of ours, in words. */
async function readMeter(tone: Tone): Promise<string> {
  const channels = soundSamples(tone).map((samples) => Float32Array.from(samples, (sample) => sample / 32768));
  const { parts } = await measureSignal([channels], SAMPLE_RATE, channels.length);
  return parts.map(describePart).join("; ");
}

/** A picture in a text has two widths; larger AVIF files take seconds to make. AVIF's scale of quality is not that of JPEG. */
const imageOptions = {
  layout: "constrained",
  width: 640,
  breakpoints: [640, 1040],
  outputPixelDensities: [1],
  quality: 60,
  avifOptions: { quality: 45 },
  placeholder: "none",
};

/** The data of a file: of an SVG the file itself, of others several sizes and formats. */
async function findPicture(key: string, context: ResolverContext, info: ResolverInfo): Promise<PictureFigureData> {
  const picture = await findNode<Keyed<Picture> & { readonly file: string }>(context, "Picture", key);
  const file = await findNode<FileNode>(context, "File", picture.file, "absolutePath");
  const image = file.extension === "svg" ? await findSvg(file, context, info) : await findImage(file, context, info);
  return { type: "picture", id: key, imageAlt: picture.imageAlt, caption: picture.caption, image };
}

/** A node of gatsby-source-filesystem; one of a picture that is no SVG has a child of gatsby-transformer-sharp. */
interface FileNode {
  readonly absolutePath: string;
  readonly extension: string;
  readonly children: readonly string[];
}

async function findSvg(file: FileNode, context: ResolverContext, info: ResolverInfo): Promise<ResponsiveImage> {
  const { width, height } = await sharp(file.absolutePath).metadata();
  const url = (await resolveField(info, "File", "publicURL", [file, {}, context])) as string;
  return { width, height, images: { fallback: { src: url.split("/").map(encodeURIComponent).join("/") } } };
}

async function findImage({ absolutePath, children }: FileNode, context: ResolverContext, info: ResolverInfo): Promise<ResponsiveImage> {
  const image = context.nodeModel.getNodeById({ id: children[0] ?? "", type: "ImageSharp" });
  // In JPEG, what is transparent would be black. Many pictures have an alpha channel and no transparent part.
  const { hasAlpha } = await sharp(absolutePath).metadata();
  const isTransparent = hasAlpha && !(await sharp(absolutePath).stats()).isOpaque;
  const options = { ...imageOptions, formats: [isTransparent ? "auto" : "jpg", "webp", "avif"] };
  return (await resolveField(info, "ImageSharp", "gatsbyImageData", [image, options, context])) as ResponsiveImage;
}

interface ResolverInfo {
  fieldName: string;
  schema: { getType(name: string): { getFields(): Record<string, { resolve: (...rest: unknown[]) => unknown }> } };
}

/** The HTML tree of the parent MarkdownRemark node. */
function resolveHtmlAst(source: { parent: string }, args: unknown, context: ResolverContext, info: ResolverInfo): unknown {
  const markdown = context.nodeModel.getNodeById({ id: source.parent });
  return resolveField(info, "MarkdownRemark", info.fieldName, [markdown, args, context]);
}

/** What a field of a plugin's type has for a node. */
function resolveField(info: ResolverInfo, type: string, field: string, [node, args, context]: readonly [unknown, unknown, unknown]) {
  const fields = info.schema.getType(type).getFields();
  return fields[field]?.resolve(node, args, context, info);
}

const findAllIn =
  ({ nodeModel }: ResolverContext): FindAll =>
  async <T>(type: string) =>
    [...(await nodeModel.findAll({ type })).entries] as T[];

/**
 * The node of a type with a value in a field.
 *
 * @throws when there is none
 */
async function findNode<T>({ nodeModel }: ResolverContext, type: string, value: string, field = "key"): Promise<T> {
  const node = await nodeModel.findOne({ type, query: { filter: { [field]: { eq: value } } } });
  if (!node) throw new Error(`there is no ${type} '${value}'`);
  return node as T;
}
