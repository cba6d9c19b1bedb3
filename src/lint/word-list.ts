import { escapeRegExp } from "../site/escape-reg-exp";

const letter = String.raw`[\p{L}\p{N}_]`;

/**
 * Compiles words and phrases as editors write them. Only whole words are found, and capitals do not matter. `improv*`: `*` is
 * any letters and digits, or none; alone, it is one word. `…` is any words of the sentence, or none. A space also finds a hyphen.
 *
 * @param except phrases in which the others do not count: `not an independent review`
 * @returns `find`, for the first phrase in a text
 */
export function wordList(phrases: readonly string[], except: readonly string[] = []) {
  const compiled = phrases.filter((phrase) => /[\p{L}\p{N}]/u.test(phrase)).map(phrasePattern);
  // Exceptions come first: what they match is passed over.
  const exceptions = except.length > 0 ? `(?:${except.map(phrasePattern).join("|")})|` : "";
  const pattern = new RegExp(`(?<!${letter})(?:${exceptions}(${compiled.join("|")}))(?!${letter})`, "giu");
  const find = (text: string): string | undefined => {
    if (compiled.length === 0) return undefined;
    for (const [, phrase] of text.matchAll(pattern)) if (phrase !== undefined) return phrase;
    return undefined;
  };
  return { test: (text: string) => find(text) !== undefined, find };
}

const phrasePattern = (phrase: string): string =>
  phrase
    .split(" … ")
    .map((words) => words.split(" ").map(wordPattern).join("[ -]"))
    .join("[ -](?:[^.?!]*?[ -])??");

function wordPattern(word: string): string {
  if (word === "*") return String.raw`[\p{L}\p{N}_'’-]+`;
  return escapeRegExp(word)
    .replaceAll(String.raw`\*`, `${letter}*`)
    .replace(/['‘’]/g, "['‘’]");
}

/**
 * A regular expression that finds the product's name as whole words, with or without its article: a name of one word, which may be a
 * common one, only as it is written, others in any case.
 *
 * @param productName from the product settings; an empty one is found nowhere
 */
export function productNamePattern(productName: string, flags = ""): RegExp {
  const name = productName.replace(/^the /i, "");
  if (name === "") return /(?!)/g;
  return new RegExp(String.raw`(?<!\w)${escapeRegExp(name)}(?!\w)`, name.includes(" ") ? `${flags}i` : flags);
}
