import type { BannedWording } from "../../content-model/schemas/wording";
import { memoize } from "../../site/memoize";
import { wordList } from "../../site/word-list";
import { findFiles } from "../content-tree";
import type { Rule } from "../rule";
import { allBlocks } from "../text-blocks";

/** Button labels may have exclamation marks. */
const isLabel = (key: PropertyKey | undefined): boolean => /(?:label|linkText)$/i.test(String(key ?? ""));

/** Makes a function that finds the first phrase of each entry in a text. */
export const compileWording = memoize((wording: BannedWording) => {
  const lists = wording.map(({ phrases, except, suggestion }) => ({ find: wordList(phrases, except).find, suggestion }));
  const findEach = (text: string) =>
    lists.flatMap(({ find, suggestion }) => {
      const phrase = find(text);
      return phrase === undefined ? [] : [{ phrase, suggestion }];
    });
  // Most texts have no phrase, which one list of all finds out faster.
  const all = wordList(wording.flatMap(({ phrases }) => phrases));
  return (text: string) => (all.test(text) ? findEach(text) : []);
});

/** Hours, minutes and seconds, as a countdown shows them. */
const clock = /(?<![\d:])\d{1,2}:\d{2}:\d{2}(?![\d:])/;

/** No text has a banned phrase, a countdown or, outside of button labels, an exclamation mark. */
export const bannedWording: Rule = (content, report) => {
  const checks = findFiles(content, "wording").map(({ value }) => compileWording(value.items));
  for (const block of allBlocks(content)) {
    const { text, field, kind } = block;
    // Cells are checked one by one.
    if (kind === "row") continue;
    for (const { phrase, suggestion } of checks.flatMap((find) => find(text)))
      report(block.at, "banned-phrase", `'${phrase}' is not allowed`, suggestion);
    const countdown = clock.exec(text)?.[0];
    if (countdown) report(block.at, "countdown", `'${countdown}' looks like a countdown`, "remove it");
    if (text.includes("!") && kind !== "label" && !isLabel(field?.at(-1)))
      report(block.at, "exclamation-mark", "an exclamation mark", "end the sentence with a full stop");
  }
};
