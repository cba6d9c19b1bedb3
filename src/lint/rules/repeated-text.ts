import type { Rule } from "../rule";
import { normalizeForComparison, splitSentences } from "../text";
import { fieldBlocks, listArticles, proseBlocks, type TextBlock } from "../text-blocks";

/** Shorter sentences ("It is not.") may appear in several articles. */
const SENTENCE_WORDS = 5;

/** No sentence appears in two articles, or in a body and its answers. */
export const repeatedText: Rule = (content, report) => {
  const firstUse = new Map<string, TextBlock>();
  for (const article of listArticles(content)) {
    const answers = fieldBlocks(article).filter(({ field = [] }) => field[0] === "faq" && field[2] === "answer");
    for (const block of [...proseBlocks(article), ...answers])
      for (const text of splitSentences(block.text)) {
        // A comma or an apostrophe more does not hide a repetition.
        const key = normalizeForComparison(text.replace(/['’]/g, ""));
        if (key.split(" ").length < SENTENCE_WORDS) continue;
        const first = firstUse.get(key);
        if (!first) firstUse.set(key, block);
        else if (first.file !== article || (first.kind === "field") !== (block.kind === "field")) {
          const { file, line } = first.at;
          report(block.at, "repeated-sentence", `'${text.slice(0, 60)}' is also in ${file}:${line}`, "reword it, or remove it");
        }
      }
  }
};
