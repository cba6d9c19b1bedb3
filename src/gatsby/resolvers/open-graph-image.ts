import { createHash } from "crypto";
import path from "path";
import type { GatsbyCache } from "gatsby";
import type { Category } from "../../content-model/schemas/category";
import type { SiteSettings } from "../../content-model/schemas/site";
import { openGraphKey, OPEN_GRAPH_HEIGHT, OPEN_GRAPH_WIDTH, type OpenGraphContent } from "../../artwork/open-graph-image";
import { drawOpenGraphImage } from "../../artwork/draw-open-graph-image";
import { readOpenGraphFonts, type OpenGraphFonts } from "../../artwork/open-graph-fonts";
import { openGraphTexts } from "./open-graph-texts";
import { writeOnce } from "./write-once";

/** A sharing picture as metadata names it. */
export interface OpenGraphImage {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

interface ResolverContext {
  nodeModel: { findOne(query: { type: string; query: object }): Promise<unknown> };
}
type Resolver = (
  source: { categorySlug?: string },
  args: unknown,
  context: ResolverContext,
  info: { parentType: { name: string } },
) => Promise<OpenGraphImage>;

/**
 * Resolves the sharing picture of a node. It is drawn when a page asks for it, so an incremental build looks at the
 * pictures of changed pages alone, and what was drawn once comes from Gatsby's cache.
 */
export function resolveOpenGraphImage(cache: GatsbyCache): Resolver {
  const publish = openGraphImagePublisher({
    cache,
    publicDirectory: path.resolve("public"),
    fontDirectory: path.resolve("static", "fonts"),
  });
  return async (source, _args, { nodeModel }, { parentType }) => {
    const site = (await nodeModel.findOne({ type: "SiteSettings", query: {} })) as SiteSettings | null;
    if (!site) throw new Error("there are no site settings");
    const category = source.categorySlug
      ? await nodeModel.findOne({ type: "Category", query: { filter: { slug: { eq: source.categorySlug } } } })
      : undefined;
    const cardOf = openGraphTexts[parentType.name as keyof typeof openGraphTexts];
    return publish({ ...cardOf(source as never, category as Category, site), brand: site.brand });
  };
}

export interface PublisherOptions {
  readonly cache: Pick<GatsbyCache, "get" | "set">;
  /** Gatsby's output. */
  readonly publicDirectory: string;
  /** Where the site's fonts lie. */
  readonly fontDirectory: string;
  readonly draw?: typeof drawOpenGraphImage;
}

/**
 * Gives a function that puts a card's picture below `static/share/`, named by its content, and says where it is.
 * A card is drawn only when neither this run nor the cache knows it; fonts are read when the first card is drawn.
 */
export function openGraphImagePublisher({
  cache,
  publicDirectory,
  fontDirectory,
  draw = drawOpenGraphImage,
}: PublisherOptions): (card: OpenGraphContent) => Promise<OpenGraphImage> {
  let fonts: Promise<OpenGraphFonts> | undefined;
  const paths = new Map<string, Promise<string>>();

  const publish = async (key: string, card: OpenGraphContent): Promise<string> => {
    const drawn = (await cache.get(key)) as string | undefined;
    const picture = drawn ? Buffer.from(drawn, "base64") : await draw(card, await (fonts ??= readOpenGraphFonts(fontDirectory)));
    if (!drawn) await cache.set(key, picture.toString("base64"));
    const name = `/static/share/${createHash("sha256").update(picture).digest("hex").slice(0, 20)}.png`;
    writeOnce(path.join(publicDirectory, name), picture);
    return name;
  };

  return async (card) => {
    const key = `sharing-${openGraphKey(card)}`;
    const known = paths.get(key) ?? publish(key, card);
    paths.set(key, known);
    const alt = card.kind ? `${card.kind}: ${card.title}` : card.title;
    return { path: await known, width: OPEN_GRAPH_WIDTH, height: OPEN_GRAPH_HEIGHT, alt };
  };
}
