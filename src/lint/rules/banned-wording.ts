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

/** What is left of an hour, as a countdown shows it. A duration has hours: `1:42:30`. */
const clock = /(?<![\d:])00?:\d{2}:\d{2}(?![\d:])/;

/** No text has a banned phrase. Warns of countdowns and, outside of button labels, of exclamation marks. */
export const bannedWording: Rule = (content, report) => {
  const checks = findFiles(content, "wording").map(({ value }) => compileWording(value.items));
  for (const block of allBlocks(content)) {
    const { text, field, kind } = block;
    for (const { phrase, suggestion } of checks.flatMap((find) => find(text)))
      report(block.at, "banned-phrase", `'${phrase}' is not allowed`, suggestion);
    const countdown = clock.exec(text)?.[0];
    if (countdown) report(block.at, "countdown", `'${countdown}' looks like a countdown`, "remove it", "warning");
    if (/(?<!\[)!(?!=)/.test(text) && kind !== "label" && !isLabel(field?.at(-1)))
      report(
        block.at,
        "exclamation-mark",
        "an exclamation mark",
        "end the sentence with a full stop, unless it is part of a name",
        "warning",
      );
  }
};
