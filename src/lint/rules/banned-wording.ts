import { bannedPhrases } from "../../site/banned-phrases";
import type { Rule } from "../rule";
import { allBlocks } from "../text-blocks";

/** Button labels may have exclamation marks. */
const isLabel = (key: PropertyKey | undefined): boolean => /(?:label|linkText)$/i.test(String(key ?? ""));

/** No text has a banned phrase or, outside of button labels, an exclamation mark. */
export const bannedWording: Rule = (content, report) => {
  for (const block of allBlocks(content)) {
    const { text, field, kind } = block;
    // Cells are checked one by one.
    if (kind === "row") continue;
    for (const { pattern, suggestion } of bannedPhrases) {
      const match = pattern.exec(text);
      if (match) report(block.at, "banned-phrase", `'${match[0]}' is not allowed`, suggestion);
    }
    if (text.includes("!") && kind !== "label" && !isLabel(field?.at(-1)))
      report(block.at, "exclamation-mark", "an exclamation mark", "end the sentence with a full stop");
  }
};
