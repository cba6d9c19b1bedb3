import type { OpenGraphContent } from "../artwork/open-graph-card";
import type { OpenGraphCategory } from "../content-model/content-type";
import { contentType, contentTypeNames } from "../content-model/content-types";
import type { SiteSettings } from "../content-model/types/site";

const texts = new Map(
  contentTypeNames.map(contentType).flatMap(({ nodes }) => (nodes?.openGraph ? [[nodes.type, nodes.openGraph] as const] : [])),
);

/** Types of nodes whose pages have an Open Graph image of their own. */
export const typesWithOpenGraphImage = [...texts.keys()];

/**
 * What the Open Graph image of a node shows.
 *
 * @param type one of {@link typesWithOpenGraphImage}
 * @param category an article's category
 * @param backdrop SVG at the right, instead of the drawing
 * @throws when the type has no Open Graph image
 */
export function openGraphContent(
  type: string,
  node: object,
  category: OpenGraphCategory | undefined,
  site: Pick<SiteSettings, "brand" | "logo" | "openGraphImages">,
  backdrop?: string,
): OpenGraphContent {
  const toText = texts.get(type);
  if (!toText) throw new Error(`${type} has no Open Graph image`);
  return { ...toText(node as never, { category, site }), brand: site.brand, logo: site.logo, backdrop };
}
