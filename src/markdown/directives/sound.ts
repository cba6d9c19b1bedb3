import { findFigure } from "../../content-model/figures/figure-data";
import { soundCautions, describeTone } from "../../content-model/figures/sounds";
import { markdownLink } from "../plain-to-markdown";
import type { DirectiveDefinition } from "./definition";

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
  cmsLabel: "Sound",
  otherNames: "audio",
  element: "sound-figure",
  toMarkdown: ({ id = "" }, { figures, pageUrl }) => {
    const found = findFigure(figures, "sound", id);
    if (!found) return "";
    const text = [`${describeTone(found)}.`, found.caption, soundCautions(found)].join(" ");
    return `${markdownLink(`Listen: ${found.title}`, new URL(found.src, pageUrl).href)}. ${text}`;
  },
};
