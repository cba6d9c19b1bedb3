import type { BannedWording } from "../../content-model/types/wording";
import { findFiles } from "../content-tree";
import type { Rule } from "../rule";
import { allBlocks } from "../text-blocks";
import { wordList } from "../word-list";

/** Makes a function that finds the first phrase of each entry in a text. */
export function compileWording(wording: BannedWording) {
  const lists = wording.map(({ phrases, except, suggestion }) => ({ find: wordList(phrases, except).find, suggestion }));
  // Most texts have none of them: one list of all is faster than each of them.
  const all = wordList(wording.flatMap(({ phrases }) => phrases));
  return (text: string) =>
    (all.test(text) ? lists : []).flatMap(({ find, suggestion }) => {
      const phrase = find(text);
      return phrase === undefined ? [] : [{ phrase, suggestion }];
    });
}

/** No text has a banned phrase. */
export const bannedWording: Rule = (content, report) => {
  const checks = findFiles(content, "wording").map(({ value }) => compileWording(value.items));
  for (const block of allBlocks(content))
    for (const { phrase, suggestion } of checks.flatMap((find) => find(block.text)))
      report(block.at, "banned-phrase", `'${phrase}' is not allowed`, suggestion);
};
