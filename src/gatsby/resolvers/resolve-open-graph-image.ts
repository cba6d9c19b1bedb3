import path from "path";
import type { GatsbyCache } from "gatsby";
import type { CategoryNode } from "../../content-model/schemas/category";
import type { SiteSettings } from "../../content-model/schemas/site";
import { drawOpenGraphImage, openGraphKey } from "../../artwork/open-graph-image";
import { OPEN_GRAPH_HEIGHT, OPEN_GRAPH_WIDTH, type OpenGraphContent } from "../../artwork/open-graph-layout";
import { openGraphTexts } from "../../artwork/open-graph-texts";
import { readOpenGraphFonts, type OpenGraphFonts } from "../../artwork/open-graph-fonts";
import { findNode, type ResolverContext } from "./find-node";
import { cachedFileWriter } from "./hashed-file";

/** An Open Graph image for a page's metadata. */
interface OpenGraphImage {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

type Resolver = (
  source: { categorySlug?: string },
  args: unknown,
  context: ResolverContext,
  info: { parentType: { name: string } },
) => Promise<OpenGraphImage>;

/**
 * Resolves the Open Graph image of a node. It is generated when a query asks for it, so an incremental build only handles
 * changed pages; images are stored in Gatsby's cache.
 */
export function resolveOpenGraphImage(cache: GatsbyCache): Resolver {
  const publish = openGraphImagePublisher(cache, path.resolve("public"));
  return async (source, _args, context, { parentType }) => {
    const site = await findNode<SiteSettings>(context, "SiteSettings");
    if (!site) throw new Error("there are no site settings");
    const category = source.categorySlug ? await findNode<CategoryNode>(context, "Category", { slug: source.categorySlug }) : null;
    const toContent = openGraphTexts[parentType.name as keyof typeof openGraphTexts];
    return publish({ ...toContent(source as never, category as CategoryNode, site), brand: site.brand });
  };
}

/**
 * Returns a function that writes an Open Graph image to `static/share/`, named by its content hash. An image is drawn only
 * if it is not in the cache; the fonts are read before the first drawing.
 */
export function openGraphImagePublisher(
  cache: Pick<GatsbyCache, "get" | "set">,
  publicDirectory: string,
  draw = drawOpenGraphImage,
): (content: OpenGraphContent) => Promise<OpenGraphImage> {
  let fonts: Promise<OpenGraphFonts> | undefined;
  const write = cachedFileWriter(cache, { publicDirectory, folder: "/static/share/", extension: "png" });
  return async (content) => {
    const src = await write(`open-graph-${openGraphKey(content)}`, async () =>
      draw(content, await (fonts ??= readOpenGraphFonts(path.resolve("static", "fonts")))),
    );
    const alt = content.kind ? `${content.kind}: ${content.title}` : content.title;
    return { path: src, width: OPEN_GRAPH_WIDTH, height: OPEN_GRAPH_HEIGHT, alt };
  };
}
