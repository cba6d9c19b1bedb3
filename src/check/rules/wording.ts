import { bannedWording } from "../../site/banned-wording";
import { cueOf } from "../../site/cues";
import type { Rule } from "../rule";
import { allBlocks } from "../text-blocks";

const banned = bannedWording.map((wording) => ({ ...wording, cue: cueOf(wording.cue) }));
/** Nearly every text has none of them. */
const anyCue = banned.reduce((cues, { cue }) => cues | cue, cueOf(/!/));

/** Fields in which an exclamation mark may stand: labels of buttons. */
const isLabel = (key: PropertyKey | undefined): boolean => /(?:label|linkText)$/i.test(String(key ?? ""));

/** Words and claims that no text of the site may hold. */
export const wording: Rule = (tree, tell) => {
  for (const block of allBlocks(tree)) {
    const { text, field, kind } = block;
    // What a row says its cells have said.
    if (kind === "row" || !block.has(anyCue)) continue;
    for (const { pattern, cue, right } of banned) {
      const match = block.has(cue) ? pattern.exec(text) : null;
      if (match) tell({ ...block.at, id: "wording", what: `'${match[0]}' must not be said`, right });
    }
    if (text.includes("!") && kind !== "label" && !isLabel(field?.at(-1)))
      tell({ ...block.at, id: "exclamation", what: "an exclamation mark", right: "end the sentence with a full stop" });
  }
};
