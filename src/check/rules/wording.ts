import { bannedWording } from "../../site/banned-wording";
import type { Rule } from "../rule";
import { allBlocks } from "../text-blocks";

/** All of them in one, because nearly every text has none. */
const anyBanned = new RegExp(bannedWording.map(({ pattern }) => pattern.source).join("|"), "i");

/** Fields in which an exclamation mark may stand: labels of buttons. */
const isLabel = (key: PropertyKey | undefined): boolean => /(?:label|linkText)$/i.test(String(key ?? ""));

/** Words and claims that no text of the site may hold. */
export const wording: Rule = (tree, tell) => {
  for (const { text, field, kind, file, line, column } of allBlocks(tree)) {
    // What a row says its cells have said.
    if (kind === "row") continue;
    const place = { file, line, column };
    for (const { pattern, right } of anyBanned.test(text) ? bannedWording : []) {
      const match = pattern.exec(text);
      if (match) tell({ ...place, id: "wording", what: `'${match[0]}' must not be said`, right });
    }
    if (text.includes("!") && kind !== "label" && !isLabel(field?.at(-1)))
      tell({ ...place, id: "exclamation", what: "an exclamation mark", right: "end the sentence with a full stop" });
  }
};
