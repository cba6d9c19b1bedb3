import { findFigure } from "../../site/figures/figure-data";
import { soundCautions, describeTone } from "../../site/figures/sounds";
import { escapeBrackets } from "../escape-brackets";
import { element, link } from "../hast";
import type { DirectiveDefinition, ExportContext } from "./definition";

/**
 * A sound of `content/figures/sounds/`, on a line of its own.
 *
 *     ::sound{id=ten-beats}
 *
 * becomes on pages, where the component Sound draws it with its player:
 *
 *     <sound-figure sound="ten-beats"></sound-figure>
 *
 * and in Markdown exports and feeds a link to its file, with its description and the cautions in the same paragraph.
 */
export const sound: DirectiveDefinition = {
  name: "sound",
  kind: "leaf",
  example: "::sound{id=ten-beats}",
  attributes: { id: { type: "id", label: "Sound" } },
  refersTo: "sound",
  editor: { label: "Sound" },
  element: "sound-figure",
  toMarkdown: ({ id = "" }, context) => {
    const found = linkedSound(id, context);
    return found ? `[Listen: ${escapeBrackets(found.title)}](${found.url}). ${found.text}` : "";
  },
  toFeed: ({ sound: id = "" }, context) => {
    const found = linkedSound(id, context);
    return found ? [element("p", link(found.url, `Listen: ${found.title}`), `. ${found.text}`)] : [];
  },
};

/** A sound for feeds and exports: the URL of its file, and the text that must be beside it. */
function linkedSound(id: string, { figures, pageUrl }: ExportContext) {
  const found = findFigure(figures, "sound", id);
  if (!found) return undefined;
  const text = [`${describeTone(found)}.`, found.caption, soundCautions(found)].join(" ");
  return { title: found.title, url: new URL(found.src, pageUrl).href, text };
}
