import { fillOffer, offerNames, offerToken, type OfferName, type OfferValues } from "../../content-model/offer";
import { numberWordPattern } from "../../site/number-words";
import { findFileName, findFiles } from "../content-tree";
import type { Rule } from "../rule";
import { parseNumber, splitSentences } from "../text";
import { isLabel, shownBlocks } from "../text-blocks";
import { productNamePattern, wordList } from "../word-list";

/** A fact of the offer that texts must not write by hand. */
interface WrittenNumber {
  readonly name: OfferName;
  /** Beside the words for it any number is meant for the fact. */
  readonly stated: RegExp;
  /** Beside its unit only the fact's own number is. */
  readonly plain: RegExp;
}

const number = `(\\d[\\d,]*(?:\\.\\d+)?|${numberWordPattern})`;
const to = "(?: ?(?:–|—|-) ?|-? (?:to|and) )";
const pattern = (source: string) => new RegExp(`(?<![\\w.,:])${source}`, "gi");

const writtenNumbers: readonly WrittenNumber[] = [
  {
    name: "guaranteeDays",
    stated: pattern(
      `${number}[- ]days?,? (?:(?:[\\w-]+,? ){0,2}?(?:money[- ]back|refund|guarantee)|to (?:ask for|request|claim|get) (?:\\w+ )?(?:money|refund))|(?<=(?:guarantee|refund|money[- ]back) (?:of|for|lasts|runs|within|is|period of) (?:for |up to )?)${number} days`,
    ),
    plain: pattern(`${number}[- ]days?\\b`),
  },
  {
    name: "sessionMinutes",
    stated: pattern(`(?<=(?:sessions?|tracks?) (?:\\w+ ){1,3})${number}${to}${number} min(?:utes)?\\b`),
    plain: pattern(`${number}${to}${number}[- ]minutes?\\b`),
  },
  {
    name: "dailyMinutes",
    stated: pattern(`${number}${to}${number} minutes (?:(?:a|per|each|every) day|daily)\\b`),
    plain: pattern(`${number}${to}${number}[- ]minutes?\\b`),
  },
  {
    name: "promiseMinutes",
    stated: pattern(
      `(?<=results (?:with)?in (?:just |only |as little as |under |about )?)${number} minutes(?! of)|${number}[- ]minutes? results`,
    ),
    plain: pattern(`${number}[- ]minutes?\\b`),
  },
  {
    name: "rating",
    stated: pattern(`(\\d+\\.\\d+|\\d+(?=\\D+\\d+\\b(?! \\w)))(?:[- ]out[- ]of[- ]| ?\\/ ?)(?:5|10|100)\\b|${number}[- ]stars?\\b`),
    plain: pattern("(\\d\\.\\d)(?= ?(?:\\/|stars?|out of))"),
  },
  {
    name: "priceNote",
    // After the product's name, which is `:offer{name}` here, "is" is enough.
    stated: pattern(
      "(?:(?:costs?|sells for|(?:priced|sold) (?:at|for)|price (?:is|of)) (?:\\w+ ){0,2}|(?<=\\} )is (?:only |just |now )?)(?:[$€£]\\d[\\d,]*(?:\\.\\d+)?|\\d[\\d,]* (?:dollars|euros|pounds)\\b)",
    ),
    // Other amounts are not meant for the price.
    plain: /(?!)/g,
  },
  { name: "reviewCount", stated: pattern("(\\d[\\d,]{3,}) (?:[a-z]+ )?reviews"), plain: pattern("(\\d[\\d,]{3,})\\b") },
];

const anyNumber = new RegExp(`\\d|${numberWordPattern}`, "i");

/**
 * The numbers of the offer are not written by hand: texts have their names. Beside the product's name that is an error; beside another
 * word for the offer or the name of another product, and in the label of a button, a warning, because it may be about something else.
 */
export const offerNumbers: Rule = (content, report) => {
  const product = findFiles(content, "product")[0]?.value;
  const vocabulary = findFiles(content, "vocabulary")[0]?.value;
  if (!product || !vocabulary) return;
  const [name, names] = [productNamePattern(product.name), productNamePattern(product.name, "g")];
  const offer = wordList(vocabulary.offer);
  const others = findFiles(content, "comparedProduct").filter(({ value }) => !value.isReviewed);
  const other = wordList(others.map(({ value }) => value.name));
  // A screenshot of a checkout shows the numbers of its day.
  const screenshots = findFiles(content, "purchase").flatMap(({ value }) => value.screenshots ?? []);
  const pictures = findFiles(content, "picture").filter(({ value }) => screenshots.includes(value.id));
  for (const block of shownBlocks(content)) {
    if (!anyNumber.test(block.text) || pictures.some((file) => file === block.file)) continue;
    for (const sentence of splitSentences(block.text)) {
      const filled = fillOffer(sentence, content.offer);
      const namesProduct = name.test(filled);
      if (!namesProduct && !offer.test(filled) && !isLabel(block)) continue;
      const isCertain = namesProduct && !other.test(filled);
      const named = sentence.replace(names, ":offer{name}");
      for (const { text, name: fact } of findWritten(named, content.offer)) {
        // A price before the product's name may be that of another thing.
        const isOther = fact === "priceNote" && named.indexOf(text) < named.indexOf(":offer{name}");
        const severity = isCertain && !isOther ? "error" : "warning";
        report(block.at, "offer-number", `'${text}' is a number of the offer, written by hand`, `write :offer{${fact}} for it`, severity);
      }
    }
  }
};

/** Numbers in a sentence that are or should be those of the offer, each once. */
function findWritten(sentence: string, offer: OfferValues): { readonly name: OfferName; readonly text: string }[] {
  const found = new Map<number, { name: OfferName; text: string }>();
  for (const { name, stated, plain } of writtenNumbers) {
    const value = offer[name];
    // Of a product without advised minutes, others may be a reader's own; a guarantee or a rating that it does not have is wrong.
    if (value === undefined && name.endsWith("Minutes")) continue;
    const isValue = (match: RegExpMatchArray) =>
      match.slice(1).filter(Boolean).map(parseNumber).join(" to ") === value?.replaceAll(",", "");
    for (const match of [...sentence.matchAll(stated), ...[...sentence.matchAll(plain)].filter(isValue)])
      if (!found.has(match.index)) found.set(match.index, { name, text: match[0] });
  }
  return [...found.values()];
}

/** A fact of the offer before the word for what it counts. */
const counted = /:offer\{(\w+)\} (?:[a-z]+ )?(days|minutes|reviews|ratings|customers|buyers|stars|points)\b/g;

/** Facts of the offer that texts name exist, and settings have them. No text has a name that the product or the site had before. */
export const offerNamesInTexts: Rule = (content, report) => {
  const [product] = findFiles(content, "product");
  if (!product) return;
  const areKnown = (["product", "site"] as const).every((type) => findFiles(content, type)[0]?.isValid);
  const formerNames = product.value.formerNames ?? [];
  // A new name may have a former one in it.
  const isName = new RegExp(`${offerToken.source}|${productNamePattern(product.value.name).source}`, "gi");
  for (const block of shownBlocks(content).filter(({ file, field }) => file.type !== "product" || field?.[0] !== "formerNames")) {
    for (const [written, fact = ""] of block.text.matchAll(offerToken)) {
      const isKnown = (offerNames as readonly string[]).includes(fact);
      // Elsewhere in a text, the transforms report a directive with an unknown attribute.
      if (!isKnown && (block.kind === "field" || block.kind === "label"))
        report(block.at, "unknown-offer", `'${written}' names no fact of the offer`, `use one of ${offerNames.join(", ")}`);
      if (/^(?:product|site)$/.test(block.file.type) && isKnown && content.offer[fact]?.includes(":offer{"))
        report(block.at, "unknown-offer", `'${written}' names itself`, "write the name itself");
      if (isKnown && areKnown && content.offer[fact] === undefined)
        report(block.at, "unknown-offer", `'${written}' has no value`, `enter it in ${findFileName(content, "product")}, or leave it out`);
    }
    for (const [written, fact = "", noun = ""] of block.text.matchAll(counted))
      if (content.offer[fact] === "1")
        report(block.at, "offer-plural", `'${fillOffer(written, content.offer)}' is one`, `write '${noun}' in the singular`, "warning");
    const rest = block.text.replace(isName, " ");
    for (const [found] of formerNames.flatMap((name) => [...rest.matchAll(productNamePattern(name, "g"))]))
      report(block.at, "former-name", `'${found}' is a former name`, "write :offer{name} or :offer{brand}, which follow the settings");
  }
};
