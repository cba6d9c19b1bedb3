import type { Effect } from "../../content-model/types/effect";
import { findFileName, findFiles, findUses } from "../content-tree";
import type { Rule } from "../rule";
import { splitSentences } from "../text";
import { findMarks, proseBlocks } from "../text-blocks";

/** A unit of an effect and its number: `g = 0.45`, `SMD of 0.35`, `HR 0.71`. A whole number may be of something else: HR 120. */
const effectNumber = /\b(?:(g|d|r|SMD|HR|OR|RR) ?= ?([-−–]?\d*\.?\d+)|(SMD|HR|OR|RR),? (?:of )?([-−–]?\d*\.\d+))/g;

/**
 * A number with a unit of effect in a sentence with citations must be among the effects of their references, rounding aside. In a sentence
 * without a citation, the citations of its paragraph count; in a table, those of the row.
 */
export const effectNumbers: Rule = (content, report) => {
  const valid = findFiles(content, "reference").filter(({ isValid }) => isValid);
  const effectsById = new Map(valid.map(({ value: { id, effects = [] } }) => [id, effects]));
  for (const file of content.files) {
    const citations = findUses(file, "ref");
    for (const block of proseBlocks(file))
      splitSentences(block.text).forEach((sentence, index) => {
        const inSentence = findMarks(block, citations, index);
        const cited = [...new Set(inSentence.length > 0 ? inSentence : findMarks(block, citations))];
        if (cited.length === 0 || cited.some((id) => !effectsById.has(id))) return;
        const effects = cited.flatMap((id) => effectsById.get(id) ?? []);
        for (const [text, letter, number = "", unit = letter, decimal = number] of sentence.matchAll(effectNumber)) {
          const isEffect = ({ measure, estimate, low, high }: Effect) =>
            measure === unit && [estimate, low, high].some((value) => isRounded(decimal, value));
          if (effects.some(isEffect)) continue;
          const suggestion = suggestEffects(effects, findFileName(content, "reference"));
          report(block.at, "effect-number", `'${text}' is not an effect of ${cited.join(" or ")}`, suggestion);
        }
      });
  }
};

/** Whether a printed number is a value, rounded to its own decimals. Texts may say 'less' and leave out the minus. */
function isRounded(printed: string, value: number | undefined): boolean {
  if (value === undefined) return false;
  const digits = printed.replace(/^[-−–]/, "");
  const half = 0.5 * 10 ** -(digits.split(".")[1]?.length ?? 0);
  return Math.abs(Math.abs(value) - Number(digits)) <= half + 1e-9;
}

function suggestEffects(effects: readonly Effect[], file: string): string {
  if (effects.length === 0) return `the reference has no effects in ${file}: add the effect there, or leave the number out`;
  const listed = effects.map(({ measure, estimate }) => `${measure} ${estimate}`);
  return `its effects in ${file} are ${listed.join(", ")}; print one of them, or add the effect`;
}
