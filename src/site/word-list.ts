import { escapeRegExp } from "./escape-reg-exp";

/**
 * Words and phrases as editors write them. Capitals do not matter, and only whole words are found.
 *
 * - `improv*`: `*` is any letters and digits, or none. Alone, it is one word.
 * - `[number]`: a number in digits. Any name can stand in the brackets: {@link phrasePattern} gives a group this name.
 * - `the/this program`: one of several words.
 * - `sound(s)`, `(very) good`: what is in brackets may be missing. `lift(s/ed)`: so may one of several endings.
 * - `no change … mood`: `…` is anything within the sentence.
 */
interface WordList {
  readonly test: (text: string) => boolean;
  /** The first phrase in a text; undefined when it has none. */
  readonly find: (text: string) => string | undefined;
  /** Every phrase in a text, with its position. */
  readonly findAll: (text: string) => readonly { readonly phrase: string; readonly index: number }[];
}

/** Characters of words in any language, without punctuation. `\p{L}` takes twice the time. */
const letters = String.raw`\w\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2071-\u209c\u2c00-\u2dff\u3005-\uffff`;
const inWord = `[${letters}]`;
const startOfWord = `(?<!${inWord})`;
const endOfWord = `(?!${inWord})`;
/** A word of a text: it may have hyphens and apostrophes. */
const word = `${inWord}[${letters}'’-]*`;
/** Hyphens may join what a phrase has as two words: `side effect` is also in `side-effect`. */
const space = "[ -]";
const withinSentence = String.raw`(?:(?![.?!]["”’)]?\s)[^\n])*?`;

/**
 * Compiles one phrase. Its numbers are groups with their names.
 *
 * @throws for a phrase that {@link phraseError} refuses
 */
export function phrasePattern(phrase: string): RegExp {
  assertPhrase(phrase);
  return new RegExp(`${startsWithWord(phrase) ? startOfWord : ""}${phraseSource(phrase)}`, "i");
}

/**
 * Source of a regular expression, for the flag `i`, that finds any of some phrases.
 *
 * @throws for a phrase that {@link phraseError} refuses
 */
export function phrasesPattern(phrases: readonly string[]): string {
  phrases.forEach(assertPhrase);
  const words = phrases.filter(startsWithWord).map(phraseSource);
  const others = phrases.filter((phrase) => !startsWithWord(phrase)).map(phraseSource);
  // Looking for the start of a word once for all phrases takes a third of the time.
  const sources = words.length > 0 ? [`${startOfWord}(?:${words.join("|")})`, ...others] : others;
  return sources.join("|").replace(/\(\?<\w+>/g, "(?:");
}

const phraseSource = (phrase: string): string => `${readPhrase(phrase)}${endsWithWord(phrase) ? endOfWord : ""}`;

const startsWithWord = (phrase: string): boolean => !isPunctuation.test(phrase.charAt(0));
const endsWithWord = (phrase: string): boolean => !isPunctuation.test(phrase.slice(-1));

/** Punctuation without a meaning in phrases. */
const isPunctuation = /[^\p{L}\p{N}_*()[\]…]/u;

/** What is wrong with a phrase, as the rest of a sentence about it; undefined when it can be used. */
export function phraseError(phrase: string): string | undefined {
  let depth = 0;
  for (const character of phrase) {
    depth += character === "(" ? 1 : character === ")" ? -1 : 0;
    if (depth < 0 || depth > 1) return "must have brackets in pairs, and none in brackets";
  }
  if (depth !== 0) return "must have brackets in pairs, and none in brackets";
  if (/(?:^|[\s(/])\/|\/(?:$|[\s)/])|\(\)/.test(phrase)) return "must have words on both sides of a slash, and between brackets";
  if (/^\s|\s$|\s\s/.test(phrase)) return "must have single spaces between its words";
  if (/^…|…$/.test(phrase)) return "must have words on both sides of …";
  const needed = phrase.replace(/\([^)]*\)/g, "");
  // A phrase of wildcards only would be found in every text.
  if (!needed.split(" ").some((part) => part.split("/").every((alternative) => /[^\s*…]/u.test(alternative))))
    return "must have letters that cannot be missing";
  return undefined;
}

function assertPhrase(phrase: string): void {
  const error = phraseError(phrase);
  if (error) throw new Error(`'${phrase}' ${error}`);
}

/** Reads words that are separated by spaces. One in brackets is missing together with a space. */
function readPhrase(phrase: string): string {
  const words = phrase.split(/ (?![^(]*\))/);
  let pattern = "";
  let needsSpace = false;
  words.forEach((part) => {
    if (part === "…") {
      pattern += `${endOfWord}${withinSentence}${startOfWord}`;
      needsSpace = false;
      return;
    }
    const optional = /^\(([^()]*)\)$/.exec(part)?.[1];
    if (optional === undefined) {
      pattern += `${needsSpace ? space : ""}${readWords(part)}`;
      needsSpace = true;
    } else if (needsSpace) pattern += `(?:${space}${readPhrase(optional)})?`;
    else pattern += `(?:${readPhrase(optional)}${space})?`;
  });
  return pattern;
}

/** Reads words that are separated by slashes; a slash in brackets separates endings. */
function readWords(part: string): string {
  const words = part.split(/\/(?![^(]*\))/).map(readWord);
  return words.length === 1 ? (words[0] as string) : `(?:${words.join("|")})`;
}

function readWord(text: string): string {
  if (text === "*") return word;
  return text
    .split(/(\([^()]*\))/)
    .map((part) => (part.startsWith("(") ? `(?:${part.slice(1, -1).split("/").map(readLetters).join("|")})?` : readLetters(part)))
    .join("");
}

/** Reads letters, wildcards and names of numbers in square brackets. */
const readLetters = (text: string): string =>
  text.replace(/\[([a-z]+)\]|[^]/gi, (character, name?: string) => {
    if (name !== undefined) return String.raw`(?<${name}>\d+(?:[.,]\d+)*)`;
    if (character === "*") return `${inWord}*`;
    if (character === " ") return space;
    return /['‘’]/.test(character) ? "['‘’]" : escapeRegExp(character);
  });

/**
 * Compiles a list.
 *
 * @param except phrases in which words of the list do not count, such as `sleep audio` where `sleep` does
 * @throws for a phrase that {@link phraseError} refuses
 */
export function wordList(phrases: readonly string[], except: readonly string[] = []): WordList {
  if (phrases.length === 0) return { test: () => false, find: () => undefined, findAll: () => [] };
  const source = phrasesPattern(phrases);
  // Exceptions come first: what they match is passed over.
  const pattern = new RegExp(except.length === 0 ? `(${source})` : `${phrasesPattern(except)}|(${source})`, "gi");
  // Most texts have no phrase, which this finds out faster.
  const any = new RegExp(source, "i");
  const findAll = (text: string) =>
    any.test(text) ? [...text.matchAll(pattern)].flatMap(({ 1: phrase, index }) => (phrase === undefined ? [] : [{ phrase, index }])) : [];
  const find = (text: string) => findAll(text)[0]?.phrase;
  return { test: except.length === 0 ? (text) => any.test(text) : (text) => find(text) !== undefined, find, findAll };
}

/** Compiles a list of phrases with which a sentence may begin, also in quotes or brackets. */
export function sentenceStart(phrases: readonly string[], except: readonly string[] = []): (sentence: string) => boolean {
  if (phrases.length === 0) return () => false;
  const not = except.length === 0 ? "" : `(?!${phrasesPattern(except)})`;
  const pattern = new RegExp(String.raw`^["“(]?${not}(?:${phrasesPattern(phrases)})`, "i");
  return (sentence) => pattern.test(sentence);
}
