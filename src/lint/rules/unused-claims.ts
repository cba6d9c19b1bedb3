import { phrasePattern } from "../../site/word-list";
import { findFiles } from "../content-tree";
import { atField, type Rule } from "../rule";
import { straightQuotes } from "../text";
import { allBlocks } from "../text-blocks";

/** Warns of claims that no sentence makes, for example after the text was changed. */
export const unusedClaims: Rule = (content, report) => {
  const texts = allBlocks(content).map(({ text }) => straightQuotes(text));
  const marked = new Set(content.files.flatMap((file) => file.content?.claimMarks.map(({ id }) => id) ?? []));
  for (const file of findFiles(content, "claim")) {
    const { id, phrases } = file.value;
    const patterns = phrases.map(phrasePattern);
    if (!marked.has(id) && !texts.some((text) => patterns.some((pattern) => pattern.test(text))))
      report(atField(file, ["id"]), "unused-claim", `no sentence makes the claim '${id}'`, "fix its phrases, or remove it", "warning");
  }
};
