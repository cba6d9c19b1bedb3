import type { Vocabulary } from "../content-model/schemas/vocabulary";
import { productNamePattern } from "../site/product-name";
import { phrasesPattern, sentenceStart, wordList } from "../site/word-list";
import { memoize } from "../site/memoize";

/** Recognizes claims about one product by the words of `content/settings/vocabulary.yml`. */
export interface ClaimLanguage {
  /** Whether a text has a sentence about the product or its kind. */
  readonly mayBeAboutProduct: (text: string) => boolean;
  /** Whether a sentence is about the product or its kind. `before`: whether the sentence before it was. */
  readonly isAboutProduct: (sentence: string, before: boolean) => boolean;
  /** Whether a sentence about the product says that it does something to people. */
  readonly claimsEffect: (sentence: string) => boolean;
  /** Whether a sentence leaves open what it says, by its words or by a condition that contains the whole effect. */
  readonly isHedged: (sentence: string) => boolean;
  readonly isReported: (sentence: string) => boolean;
  readonly isAttributed: (sentence: string) => boolean;
  /** The first absolute word of a sentence that is not negated. */
  readonly absoluteWord: (sentence: string) => string | undefined;
}

/** Titles and headings name a subject and claim nothing. */
const isSentence = /[.!:…]["”')]*$/;
/** A question claims nothing, unless it presumes the effect ('Why does it work?') or is an offer ('Want more?'). */
const isQuestion = /\?["”')]*$/;
/** A negation reaches to the end of its clause. */
const clauseEnd = /[.;]/;

/** Everything but the subject, which has the product's name. Compiled once for a vocabulary. */
const compile = memoize(
  ({ subject, effects, outcomes, hedges, reports, attributions, absolutes, presumptions, conditions }: Vocabulary) => {
    const negation = wordList(absolutes.negations);
    const absolute = wordList(absolutes.words, absolutes.except);
    const presumes = { anywhere: wordList(presumptions.words), atStart: sentenceStart(presumptions.starts ?? []) };
    return {
      subject: wordList(subject.words),
      startsSubject: sentenceStart(subject.starts ?? [], subject.startsExcept),
      continues: sentenceStart(subject.continued),
      effect: wordList(effects.words, effects.except),
      outcome: wordList(outcomes.words, outcomes.except),
      hedge: wordList(hedges),
      report: wordList(reports),
      attribution: wordList(attributions),
      presumes: (sentence: string) => presumes.anywhere.test(sentence) || presumes.atStart(sentence),
      absoluteWord: (sentence: string) =>
        absolute.findAll(sentence).find(({ index }) => !negation.test(sentence.slice(0, index).split(clauseEnd).at(-1) ?? ""))?.phrase,
      conditional: new RegExp(String.raw`(?:^|[,;:] )["“(]?(?:${phrasesPattern(conditions)}) [^,;]*`, "gi"),
    };
  },
);

/** @param productName from the product settings; its article is ignored */
export function claimLanguage(vocabulary: Vocabulary, productName: string): ClaimLanguage {
  const { subject, startsSubject, continues, effect, outcome, hedge, report, attribution, presumes, conditional, absoluteWord } =
    compile(vocabulary);
  const name = new RegExp(productNamePattern(productName), "i");
  const named = new RegExp(name, "gi");
  const isNamed = (text: string) => name.test(text) || subject.test(text) || startsSubject(text);
  /** An outcome is an effect whatever the verb, unless the sentence leaves it open. */
  const hasEffect = (sentence: string): boolean =>
    effect.test(sentence) ||
    (isSentence.test(sentence) &&
      outcome.test(sentence.replace(named, "")) &&
      ![hedge, report, attribution].some((list) => list.test(sentence)));
  return {
    mayBeAboutProduct: isNamed,
    isAboutProduct: (sentence, before) => isNamed(sentence) || (before && continues(sentence)),
    claimsEffect: (sentence) => hasEffect(sentence) && (!isQuestion.test(sentence) || presumes(sentence)),
    isHedged: (sentence) => hedge.test(sentence) || (!effect.test(sentence.replace(conditional, "")) && effect.test(sentence)),
    isReported: (sentence) => report.test(sentence),
    isAttributed: (sentence) => attribution.test(sentence),
    absoluteWord,
  };
}
