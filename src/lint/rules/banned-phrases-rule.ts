import { bannedPhrases } from "../../site/banned-phrases";
import { cueOf } from "../../site/cues";
import type { Rule } from "../rule";
import { allBlocks } from "../text-blocks";

const banned = bannedPhrases.map((wording) => ({ ...wording, cue: cueOf(wording.cue) }));
/** Nearly every text has none of them. */
const anyCue = banned.reduce((cues, { cue }) => cues | cue, cueOf(/!/));

/** Fields in which an exclamation mark may stand: labels of buttons. */
const isLabel = (key: PropertyKey | undefined): boolean => /(?:label|linkText)$/i.test(String(key ?? ""));

/** Words and claims that no text of the site may hold. */
export const wording: Rule = (tree, report) => {
  for (const block of allBlocks(tree)) {
    const { text, field, kind } = block;
    // What a row says its cells have said.
    if (kind === "row" || !block.has(anyCue)) continue;
    for (const { pattern, cue, suggestion } of banned) {
      const match = block.has(cue) ? pattern.exec(text) : null;
      if (match) report({ ...block.at, id: "wording", message: `'${match[0]}' must not be said`, suggestion });
    }
    if (text.includes("!") && kind !== "label" && !isLabel(field?.at(-1)))
      report({ ...block.at, id: "exclamation", message: "an exclamation mark", suggestion: "end the sentence with a full stop" });
  }
};
