import { sentencesOf } from "./sentences";

/** What has to be known of an article's words to find them again in another one, in a tenth of the space. */
export interface Fingerprint {
  /** A hash of each sentence that is long enough, in the order of the text. */
  readonly sentences: Float64Array;
  /** For each of them, the index of the text it stands in. */
  readonly places: Uint16Array;
  /** Hashes of the six-word runs, each once. */
  readonly runs: Uint32Array;
}

const RUN = 6;
/** Shorter sentences ("It is not.") may stand anywhere. */
const SENTENCE_WORDS = 5;
/** Of FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/). */
const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

/** @param texts paragraphs, headings, cells and answers of an article */
export function fingerprintOf(texts: readonly string[]): Fingerprint {
  const sentences: number[] = [];
  const places: number[] = [];
  const runs = new Set<number>();
  texts.forEach((text, place) => {
    const hashes: number[] = [];
    for (const sentence of sentencesOf(text)) {
      const own = wordHashes(sentence);
      for (const hash of own) hashes.push(hash);
      if (own.length < SENTENCE_WORDS) continue;
      sentences.push(hashOfAll(own));
      places.push(place);
    }
    addRuns(hashes, runs);
  });
  return { sentences: Float64Array.from(sentences), places: Uint16Array.from(places), runs: Uint32Array.from(runs) };
}

/** The sentence of a text that has a hash. */
export function sentenceWith(hash: number, text: string): string {
  return sentencesOf(text).find((sentence) => hashOfAll(wordHashes(sentence)) === hash) ?? text;
}

const letterOrDigit = /[\p{L}\p{N}]/u;

/** What a word's character counts as: a letter or digit, an apostrophe that a word leaves out, or an end of the word. */
enum Kind {
  End,
  Unheard,
  Sounded,
}

const kinds = Uint8Array.from({ length: 128 }, (_, code) =>
  code === 0x27 ? Kind.Unheard : letterOrDigit.test(String.fromCharCode(code)) ? Kind.Sounded : Kind.End,
);

function kindOf(text: string, at: number, code: number): Kind {
  if (code < 128) return kinds[code] as Kind;
  if (code === 0x2019) return Kind.Unheard;
  // The second half of a character above U+FFFF is of the first one's kind.
  const whole = code >= 0xdc00 && code <= 0xdfff ? text.codePointAt(at - 1) : text.codePointAt(at);
  return letterOrDigit.test(String.fromCodePoint(whole ?? 0)) ? Kind.Sounded : Kind.End;
}

/**
 * Hashes (FNV-1a, 32 bits) of a text's words without case, apostrophes and signs, so that a comma or a curled quote
 * more does not hide a repetition. In one pass and without a string for each word: ten thousand articles have ten million.
 */
function wordHashes(text: string): number[] {
  const lower = text.toLowerCase();
  const hashes: number[] = [];
  let hash = SEED;
  let inWord = false;
  for (let at = 0; at < lower.length; at += 1) {
    const code = lower.charCodeAt(at);
    const kind = kindOf(lower, at, code);
    if (kind === Kind.Sounded) {
      hash = Math.imul(hash ^ code, PRIME);
      inWord = true;
    } else if (kind === Kind.End && inWord) {
      hashes.push(hash);
      hash = SEED;
      inWord = false;
    }
  }
  if (inWord) hashes.push(hash);
  return hashes;
}

/** Adds the hashes (32 bits) of a text's six-word runs. */
function addRuns(hashes: readonly number[], to: Set<number>): void {
  for (let i = 0; i + RUN <= hashes.length; i += 1) to.add(mix(hashes, i, i + RUN, 0) >>> 0);
}

/** 53 bits of two hashes, so that among a million sentences two are hardly ever taken for one. */
function hashOfAll(hashes: readonly number[]): number {
  const [high, low] = [mix(hashes, 0, hashes.length, 0), mix(hashes, 0, hashes.length, 0x9e3779b9)];
  return (high >>> 0) * 2 ** 21 + (low >>> 11);
}

function mix(hashes: readonly number[], from: number, to: number, seed: number): number {
  let hash = seed;
  for (let w = from; w < to; w += 1) hash = Math.imul(hash ^ (hash >>> 15) ^ (hashes[w] as number), PRIME);
  return hash;
}
