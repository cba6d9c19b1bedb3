import type { Product } from "../../content-model/product";
import { filesOf } from "../content-tree";
import type { Rule } from "../rule";
import { allBlocks, sentencesOf } from "../text-blocks";

interface Figure {
  /** Its groups are the figures, in order. */
  readonly pattern: RegExp;
  readonly expected: (product: Product) => readonly number[];
  readonly name: string;
}

const figures: readonly Figure[] = [
  { name: "guarantee", pattern: /(\d+)[- ]day (?:money[- ]back|refund|guarantee)/gi, expected: ({ guaranteeDays }) => [guaranteeDays] },
  {
    name: "session length",
    pattern: /sessions? (?:of|from|run(?:s|ning)? from|last(?:s|ing)?|between|lengths? of) (\d+) (?:to|and) (\d+) minutes/gi,
    expected: ({ sessionMinutes: { from, to } }) => [from, to],
  },
  {
    name: "advised daily use",
    pattern: /(\d+) (?:to|–) ?(\d+) minutes (?:a|per|each) day\b(?=[^.]*\b(?:advis|advice|recommend|suggest))/gi,
    expected: ({ dailyMinutes: { from, to } }) => [from, to],
  },
  {
    name: "rating",
    pattern: /(\d(?:\.\d)?) (?:out of|\/) (\d)\b(?=[^.]*\b(?:review|rat))/gi,
    expected: ({ rating, bestRating }) => [rating, bestRating],
  },
  { name: "number of reviews", pattern: /([\d,]{4,}) reviews/gi, expected: ({ reviewCount }) => [reviewCount] },
  {
    name: "promise",
    pattern: /(?:promises?|promised|promising) results in (\d+) minutes/gi,
    expected: ({ promiseMinutes }) => [promiseMinutes],
  },
];

/** Sentences that speak of the offer; research has sessions and ratings of its own. */
const aboutTheOffer = /genius wave|seller|sales page|the program|guarantee|review/i;

/** The offer's figures, wherever text names them, agree with `settings/product.yml`. */
export const offerFigures: Rule = (tree, tell) => {
  const product = filesOf(tree, "product")[0]?.value;
  if (!product) return;
  for (const { text, file, line, column } of allBlocks(tree)) {
    for (const sentence of sentencesOf(text).filter((candidate) => aboutTheOffer.test(candidate))) {
      for (const { name, pattern, expected } of figures) {
        const wanted = expected(product);
        for (const match of sentence.matchAll(pattern)) {
          const found = match.slice(1).map((figure) => Number(figure.replace(/,/g, "")));
          if (found.some((figure, index) => figure !== wanted[index]))
            tell({
              file,
              line,
              column,
              id: "figure",
              what: `'${match[0]}' does not agree with the product's ${name}`,
              right: `settings/product.yml says ${wanted.join(" to ")}`,
            });
        }
      }
    }
  }
};
