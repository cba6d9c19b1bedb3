import type { BannedWording } from "../../content-model/types/wording";
import { findFiles } from "../content-tree";
import type { Rule } from "../rule";
import { allBlocks } from "../text-blocks";
import { wordList } from "../word-list";

/** Button labels may have exclamation marks. */
const isLabel = (key: PropertyKey | undefined): boolean => /(?:label|linkText)$/i.test(String(key ?? ""));

/** Makes a function that finds the first phrase of each entry in a text. */
export function compileWording(wording: BannedWording) {
  const lists = wording.map(({ phrases, except, suggestion }) => ({ find: wordList(phrases, except).find, suggestion }));
  return (text: string) =>
    lists.flatMap(({ find, suggestion }) => {
      const phrase = find(text);
      return phrase === undefined ? [] : [{ phrase, suggestion }];
    });
}

/** No text has a banned phrase. Warns of exclamation marks outside of button labels. */
export const bannedWording: Rule = (content, report) => {
  const checks = findFiles(content, "wording").map(({ value }) => compileWording(value.items));
  for (const block of allBlocks(content)) {
    const { text, field, kind } = block;
    for (const { phrase, suggestion } of checks.flatMap((find) => find(text)))
      report(block.at, "banned-phrase", `'${phrase}' is not allowed`, suggestion);
    const withFullStop = "end the sentence with a full stop, unless it is part of a name";
    if (/(?<!\[)!(?!=)/.test(text) && kind !== "label" && !isLabel(field?.at(-1)))
      report(block.at, "exclamation-mark", "an exclamation mark", withFullStop, "warning");
  }
};
