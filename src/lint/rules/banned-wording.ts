import type { BannedWording } from "../../content-model/types/wording";
import { fillOffer } from "../../content-model/offer";
import { findFiles } from "../content-tree";
import type { Rule } from "../rule";
import { splitSentences } from "../text";
import { allBlocks, isLabel } from "../text-blocks";
import { productNamePattern, wordList } from "../word-list";

/** Makes a function that finds the first phrase of each entry in a text. */
export function compileWording(wording: BannedWording) {
  const lists = wording.map(({ phrases, except, subjects, suggestion }) => ({
    find: wordList(phrases, except).find,
    entry: { suggestion, subjects: subjects && wordList(subjects) },
  }));
  // Most texts have none of them: one list of all is faster than each of them.
  const all = wordList(wording.flatMap(({ phrases }) => phrases));
  return (text: string) =>
    (all.test(text) ? lists : []).flatMap(({ find, entry }) => {
      const phrase = find(text);
      return phrase === undefined ? [] : [{ phrase, ...entry }];
    });
}

/** Words before a phrase that deny it. */
const denial = /\b(?:no|not(?! only)|nor|never|none|nobody|nothing|neither|cannot|whether|without|\w+n['’]t)\b/i;
const pronoun = /\b(?:it|this)(?: \w+)? $/i;

/**
 * No text has a banned phrase. A phrase with subjects is only a warning where the sentence is about something else, or denies it; buttons
 * and testimonials are always about the product.
 */
export const bannedWording: Rule = (content, report) => {
  const checks = findFiles(content, "wording").map(({ value }) => compileWording(value.items));
  const name = productNamePattern(findFiles(content, "product")[0]?.value.name ?? "");
  const offer = wordList(findFiles(content, "vocabulary")[0]?.value.offer ?? []);
  for (const block of allBlocks(content)) {
    const isOfProduct = isLabel(block) || block.file.type === "testimonials";
    for (const sentence of splitSentences(block.text))
      for (const { phrase, suggestion, subjects } of checks.flatMap((find) => find(sentence))) {
        const filled = fillOffer(sentence, content.offer);
        const before = sentence.slice(0, sentence.indexOf(phrase));
        const isAsserted = () => [name, offer, subjects].some((words) => words?.test(filled)) || pronoun.test(before);
        const isError = !subjects || isOfProduct || (!denial.test(before) && isAsserted());
        report(block.at, "banned-phrase", `'${phrase}' is not allowed`, suggestion, isError ? "error" : "warning");
      }
  }
};
