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

/** Number words that may appear in figures of the offer and of studies. */
export const numberWords: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"].map((word, i) => [word, i + 1]),
  ),
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  "forty-five": 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};

/** Reads a number in digits or words (`2,847`, `seven`); NaN for anything else. */
export function numberOf(figure: string): number {
  return numberWords[figure.toLowerCase()] ?? Number(figure.replace(/,/g, ""));
}
