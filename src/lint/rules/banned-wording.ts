import { wordingChecks } from "../../site/banned-wording";
import { filesOf } from "../content-tree";
import type { Rule } from "../rule";
import { allBlocks } from "../text-blocks";

/** Button labels may have exclamation marks. */
const isLabel = (key: PropertyKey | undefined): boolean => /(?:label|linkText)$/i.test(String(key ?? ""));

/** No text has a banned phrase or, outside of button labels, an exclamation mark. */
export const bannedWording: Rule = (content, report) => {
  const checks = filesOf(content, "wording").flatMap(({ value }) => wordingChecks(value.items));
  for (const block of allBlocks(content)) {
    const { text, field, kind } = block;
    // Cells are checked one by one.
    if (kind === "row") continue;
    for (const { find, suggestion } of checks) {
      const phrase = find(text);
      if (phrase) report(block.at, "banned-phrase", `'${phrase}' is not allowed`, suggestion);
    }
    if (text.includes("!") && kind !== "label" && !isLabel(field?.at(-1)))
      report(block.at, "exclamation-mark", "an exclamation mark", "end the sentence with a full stop");
  }
};
