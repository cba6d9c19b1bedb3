import { findFigure } from "../../content-model/figures/figure-data";
import { markdownLink, markdownParagraph } from "../plain-to-markdown";
import { element } from "../hast";
import type { DirectiveDefinition, ExportContext } from "./definition";

/**
 * A picture of `content/pictures/`, on a line of its own.
 *
 *     ::picture{id=memory-palace}
 *
 * becomes on pages, where the component PictureFigure draws it in several sizes and formats:
 *
 *     <picture-figure picture="memory-palace"></picture-figure>
 *
 * and in Markdown exports and feeds the picture with its alternative text and its caption.
 */
export const picture: DirectiveDefinition = {
  name: "picture",
  kind: "leaf",
  example: "::picture{id=memory-palace}",
  attributes: { id: { type: "id", label: "Picture" } },
  refersTo: "picture",
  cmsLabel: "Picture",
  otherNames: "image, photo",
  element: "picture-figure",
  toMarkdown: ({ id = "" }, context) => {
    const found = linkedPicture(id, context);
    return found
      ? [`!${markdownLink(found.imageAlt, found.url)}`, markdownParagraph(found.caption ?? "")].filter(Boolean).join("\n\n")
      : "";
  },
  toFeed: ({ picture: id = "" }, context) => {
    const found = linkedPicture(id, context);
    if (!found) return [];
    const { url, imageAlt, caption, width, height } = found;
    const image = { ...element("img"), properties: { src: url, alt: imageAlt, width, height: Math.round(height) } };
    return [element("p", image), ...(caption ? [element("p", caption)] : [])];
  },
};

/** A picture for feeds and exports, with the URL of the format that every program shows. */
function linkedPicture(id: string, { figures, pageUrl }: ExportContext) {
  const found = findFigure(figures, "picture", id);
  if (!found) return undefined;
  const { imageAlt, caption, image } = found;
  return { imageAlt, caption, ...image, url: new URL(image.images.fallback?.src ?? "", pageUrl).href };
}
