import { numberWords } from "../site/number-words";

/** A text in lower case with one space for everything that is not a letter or digit. Use it to compare texts whatever their case and punctuation. */
export function normalizeForComparison(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Splits a text into sentences. A full stop in an abbreviation or a number does not end one. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!]["”’)]?)\s+(?=["“(]?[\p{Lu}\p{N}])/u);
}

const untidy = /\u2011|[^\S ]|^ | {2}| $/;

/** Text as patterns expect it: single plain spaces, plain hyphens. */
export function tidy(text: string): string {
  if (!untidy.test(text)) return text;
  return text
    .replace(/\u2011/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/** Reads a number in digits or words (`2,847`, `seven`); NaN for anything else. */
export function numberOf(text: string): number {
  return numberWords[text.toLowerCase()] ?? Number(text.replace(/,/g, ""));
}
