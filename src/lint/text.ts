import type { FieldPath } from "../content-model/diagnostic";
import { numberWords } from "../site/number-words";

/** All strings in a value, with their paths. */
export function textFields(value: unknown, path: FieldPath = []): [FieldPath, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textFields(inner, [...path, Array.isArray(value) ? Number(key) : key]));
}

/** A text in lower case with one space for all that is no letter or digit, to compare texts whatever their case and punctuation. */
export function normalizeForComparison(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Abbreviations that a name or a number follows. `Intl.Segmenter` splits after most of them. */
const abbreviation = String.raw`\b(?:et al|Dr|Prof|Mr|Mrs|Ms|St|vs|cf|ca|approx|e\.g|i\.e|Fig)\.`;
const sentenceEnd = new RegExp(String.raw`(?<=[.?!]["”’)]?)(?<!${abbreviation})\s+(?=["“(]?[\p{Lu}\p{N}])`, "u");

/** Splits a text into sentences. A full stop in an abbreviation or a number does not end one. */
export const splitSentences = (text: string): string[] => text.split(sentenceEnd);

/** Text as patterns expect it: single plain spaces, plain hyphens, no characters without a shape, such as soft hyphens. */
export function normalizeSpaces(text: string): string {
  return text
    .replace(/[\u00AD\u200B\u2060]/g, "")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/** Reads a number in digits or words (`2,847`, `seven`); NaN for anything else. */
export function parseNumber(text: string): number {
  return numberWords[text.toLowerCase()] ?? Number(text.replace(/,/g, ""));
}
