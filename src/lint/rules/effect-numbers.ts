import type { Effect } from "../../content-model/types/effect";
import { findFileName, findFiles, findMarkdownFiles, findUses } from "../content-tree";
import type { DirectiveUse } from "../markdown-body";
import type { Rule } from "../rule";
import { splitSentences } from "../text";
import { bodyBlocks, findMarks, type TextBlock } from "../text-blocks";

const decimal = String.raw`[-−–]?\d*\.?\d+`;
/** A unit of an effect before its number: 'g = 0.45', 'SMD of 0.35'. Letters need the equals sign. */
const withUnit = new RegExp(
  String.raw`\b(?:(g|d|r) ?= ?|(SMD|HR|OR|RR|hazard ratio|odds ratio|relative risk|effect size),?(?: was| is| of| about|:| ?=)* )(${decimal})`,
  "g",
);
/** '95% interval 0.59 to 0.95', '99% confidence interval (0.09–0.38)', '95% CI [0.1, 0.2]'. */
const interval = new RegExp(
  String.raw`\b(9[59]) ?(?:%|percent) (?:confidence )?(?:interval|CI)[,:]?(?: of| from| was| is)* ?[([]?(${decimal})(?: to | ?[–-] ?|, ?| and )(${decimal})`,
  "g",
);
const measures: Readonly<Record<string, Effect["measure"]>> = { "hazard ratio": "HR", "odds ratio": "OR", "relative risk": "RR" };

/**
 * A number with a unit of effect in a sentence with citations must be among the effects of their references, rounding aside. In a sentence
 * without a citation, the citations of its paragraph count.
 */
export const effectNumbers: Rule = (content, report) => {
  const effectsById = new Map(
    findFiles(content, "reference")
      .filter(({ isValid }) => isValid)
      .map(({ value: { id, effects = [] } }) => [id, effects]),
  );
  for (const file of findMarkdownFiles(content)) {
    const citations = findUses(file, "ref");
    if (citations.length === 0) continue;
    for (const block of bodyBlocks(file)) {
      if (block.kind === "label") continue;
      splitSentences(block.text).forEach((sentence, index) => {
        const numbers = /\d/.test(sentence) ? findNumbers(sentence) : [];
        const cited = numbers.length > 0 ? citedBeside(citations, block, index) : [];
        if (cited.length === 0 || cited.some((id) => !effectsById.has(id))) return;
        const effects = cited.flatMap((id) => effectsById.get(id) ?? []);
        for (const { text } of numbers.filter((number) => !effects.some((effect) => number.matches(effect))))
          report(
            block.at,
            "effect-number",
            `'${text}' is not an effect of ${cited.join(" or ")}`,
            suggestion(effects, findFileName(content, "reference")),
          );
      });
    }
  }
};

/** References cited in a sentence of a block or, if it cites none, in the block; in a table, those of the row. */
function citedBeside(citations: readonly DirectiveUse[], block: TextBlock, sentence: number): string[] {
  const inSentence = findMarks(block, citations, sentence);
  return [...new Set(inSentence.length > 0 ? inSentence : findMarks(block, citations))];
}

interface EffectNumber {
  readonly text: string;
  readonly matches: (effect: Effect) => boolean;
}

function findNumbers(sentence: string): EffectNumber[] {
  // A heart rate is an HR, too: HR 120.
  const found = [...sentence.matchAll(withUnit)].filter(([text, , unit = ""]) => !/^[HOR]R$/.test(unit) || /[=.]/.test(text));
  const single = found.map(([text, letter, words = "", number = ""]) => ({
    text,
    matches: ({ measure, estimate, low, high }: Effect) =>
      measure === (letter ?? measures[words] ?? words) && [estimate, low, high].some((value) => isRounded(number, value)),
  }));
  const intervals = Array.from(sentence.matchAll(interval), ([text, level, from = "", to = ""]) => ({
    text,
    matches: (effect: Effect) => effect.level === Number(level) && isRounded(from, effect.low) && isRounded(to, effect.high),
  }));
  return [...single, ...intervals];
}

/** Whether a printed number is a value, rounded to its own decimals. Texts may say 'less' and leave out the minus. */
function isRounded(printed: string, value: number | undefined): boolean {
  if (value === undefined) return false;
  const digits = printed.replace(/^[-−–]/, "");
  const half = 0.5 * 10 ** -(digits.split(".")[1]?.length ?? 0);
  return Math.abs(Math.abs(value) - Number(digits)) <= half + 1e-9;
}

function suggestion(effects: readonly Effect[], file: string): string {
  if (effects.length === 0) return `the reference has no effects in ${file}: add the effect there, or leave the number out`;
  const listed = effects.map(({ measure, estimate }) => `${measure} ${estimate}`);
  return `its effects in ${file} are ${listed.join(", ")}; print one of them, or add the effect`;
}
