import type { Product } from "../../content-model/types/product";
import { productNamePattern } from "../../site/product-name";
import { numberWordPattern } from "../../site/number-words";
import { findFiles } from "../content-tree";
import type { Rule } from "../rule";
import { parseNumber } from "../text";
import { ownBlocks, fieldBlocks, sentencesOf, type TextBlock } from "../text-blocks";
import { wordList } from "../word-list";

/** A number of the offer that texts may state. */
interface OfferNumber {
  readonly name: string;
  /** Their groups are the numbers of `expected`, in order; it is undefined where the product has no such number. */
  readonly patterns: readonly RegExp[];
  readonly expected: (product: Product) => readonly number[] | undefined;
  /** Whether a sentence with these words is about the offer, and not about research or another seller. */
  readonly applies: (sentence: Sentence) => boolean;
}

interface Sentence {
  readonly text: string;
  /** Whether it has the product's name, or a pronoun for it. */
  readonly namesProduct: boolean;
  /** Whether it names the product or, in other words, the product or its seller, or continues a sentence that does. */
  readonly ofOffer: boolean;
}

const continues = /^["“(]?(?:it|its|they|their)\b/i;
const research =
  /\b(?:participants?|volunteers?|listeners|stud(?:y|ies)|trials?|researchers?|adults|students|subjects|patients|systematic)\b/i;
const advice = /\b(?:advi[sc]|recommend|suggest)/i;
const guarantee = /guarantee|money[- ]back/i;
const rating = /\b(?:rat(?:ed|es|ings?)|stars?|reviews?|reviewers?|buyers|customers)\b/i;

const anyNumber = new RegExp(`\\d|${numberWordPattern}`, "i");
const number = `(\\d[\\d,]*|${numberWordPattern})`;
const to = "(?: ?(?:–|—|-) ?|-? (?:to|and) )";
const re = (source: string) => new RegExp(`(?<![\\w.,])${source}`, "gi");

/** '4 out of 5 people' is not a rating. */
const notCounted = "(?! (?:people|buyers|customers|users|reviewers|reviews|studies|trials|adults|participants))";

const stated: readonly OfferNumber[] = [
  {
    name: "guarantee",
    patterns: [
      re(`${number}(?:[- ]days?|-day,? (?:[\\w-]+,? ){0,2}?) ?(?:money[- ]back|refund|guarantee)`),
      re(`(?:guarantee|refund|money[- ]back)(?: period| window| promise)? (?:of|for|lasts|runs|within|is) (?:for |up to )?${number} days`),
    ],
    expected: ({ guaranteeDays }) => [guaranteeDays],
    applies: ({ text, ofOffer }) => ofOffer || guarantee.test(text),
  },
  {
    name: "session length",
    patterns: [
      re(
        `(?:sessions?|tracks?) (?:that )?(?:of|from|are|takes?|runs?|running|lasts?|lasting|between|lengths? of)(?: from| between| for)? ${number}${to}${number} min(?:utes)?\\b`,
      ),
      re(`${number}${to}${number}[- ]minutes? (?:sessions?|tracks?)`),
    ],
    expected: ({ sessionMinutes }) => sessionMinutes && [sessionMinutes.from, sessionMinutes.to],
    applies: ({ ofOffer }) => ofOffer,
  },
  {
    name: "advised daily use",
    patterns: [re(`${number}${to}${number} minutes (?:(?:a|per|each|every) day|daily)\\b`)],
    expected: ({ dailyMinutes }) => dailyMinutes && [dailyMinutes.from, dailyMinutes.to],
    applies: ({ text, ofOffer }) => ofOffer && advice.test(text),
  },
  {
    name: "rating",
    patterns: [re(`(\\d+(?:\\.\\d+)?)(?:[- ]out[- ]of[- ]| ?\\/ ?)(5|10|100)\\b(?!\\/)${notCounted}`), re(`(\\d\\.\\d+) of (5|10|100)\\b`)],
    expected: ({ rating: stars, bestRating }) => [stars, bestRating],
    applies: ({ text, ofOffer }) => rating.test(text) && (ofOffer || !research.test(text)),
  },
  {
    name: "rating",
    patterns: [re("(\\d(?:\\.\\d+)?)[- ]stars?\\b")],
    expected: ({ rating: stars }) => [stars],
    applies: ({ ofOffer }) => ofOffer,
  },
  {
    name: "number of reviews",
    patterns: [re("(\\d[\\d,]{3,}) (?:(?:customer|buyer|user|verified|published) )?reviews")],
    expected: ({ reviewCount }) => [reviewCount],
    applies: ({ text, ofOffer }) => ofOffer || !research.test(text),
  },
  {
    name: "number of reviews",
    patterns: [re("(\\d{1,3}) (?:(?:customer|buyer|user|verified|published) )?reviews")],
    expected: ({ reviewCount }) => [reviewCount],
    applies: ({ text, ofOffer }) => ofOffer && /\brat(?:ed|ing)|stars?\b/i.test(text),
  },
  {
    name: "promise",
    patterns: [
      re(`results (?:with)?in (?:just |only |as little as |under |about )?${number} minutes(?! of)`),
      re(`${number}[- ]minutes? results`),
    ],
    expected: ({ promiseMinutes }) => (promiseMinutes === undefined ? undefined : [promiseMinutes]),
    applies: ({ text, ofOffer }) => ofOffer || /\bpromis/i.test(text),
  },
];

/** Says that nobody knows the price. */
const unknownPrice = /\b(?:couldn|don|can|doesn)[’']t\b[^.:;]*\bprice\b|\ba price we can quote\b/i;

/**
 * The offer's numbers in texts agree with `settings/product.yml`, and no text says that a price given there is unknown. In a
 * sentence without the product's name, or a pronoun for it, that is only a warning: it may be about another product.
 */
export const offerNumbers: Rule = (content, report) => {
  const product = findFiles(content, "product")[0]?.value;
  const vocabulary = findFiles(content, "vocabulary")[0]?.value;
  if (!product || !vocabulary) return;
  const name = new RegExp(productNamePattern(product.name), "i");
  const offer = wordList(vocabulary.offer);
  // The page about the evidence shows the text of claims.
  const claims = findFiles(content, "claim").flatMap((file) => fieldBlocks(file).filter(({ field }) => field?.at(-1) === "claim"));
  for (const block of [...ownBlocks(content), ...claims]) {
    // Cells are checked one by one.
    if (block.kind === "row") continue;
    if (!anyNumber.test(block.text) && !(product.price && unknownPrice.test(block.text))) continue;
    for (const sentence of readSentences(block, name, offer.test)) {
      const add = (id: string, message: string, suggestion: string) =>
        report(block.at, id, message, suggestion, sentence.namesProduct ? "error" : "warning");
      if (product.price && unknownPrice.test(sentence.text))
        add("offer-price", "the sentence says that the price is unknown", "settings/product.yml has one: say it, or leave it out");
      for (const { name: numberName, text, wanted } of findWrongNumbers(sentence, product))
        add(
          "offer-figure",
          `'${text}' does not agree with the product's ${numberName}`,
          `settings/product.yml says ${wanted.join(numberName === "rating" ? " out of " : " to ")}`,
        );
    }
  }
};

function findWrongNumbers(sentence: Sentence, product: Product) {
  return stated.flatMap(({ name, patterns, expected, applies }) => {
    const wanted = expected(product);
    if (!wanted || !applies(sentence)) return [];
    const matches = patterns.flatMap((pattern) => [...sentence.text.matchAll(pattern)]);
    const wrong = matches.filter((match) => match.slice(1).some((value, index) => parseNumber(value) !== wanted[index]));
    return wrong.map(([text]) => ({ name, text, wanted }));
  });
}

/** A sentence that begins with a pronoun is about the subject of the one before it. */
function readSentences(block: TextBlock, name: RegExp, namesOffer: (sentence: string) => boolean): Sentence[] {
  let namesProduct = false;
  let ofOffer = false;
  return sentencesOf(block).map((text) => {
    const isContinued = continues.test(text) && !research.test(text);
    namesProduct = name.test(text) || (namesProduct && isContinued);
    ofOffer = namesProduct || namesOffer(text) || (ofOffer && isContinued);
    return { text, namesProduct, ofOffer };
  });
}
