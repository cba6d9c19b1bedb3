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

/** @param texts paragraphs, headings, cells and answers of an article */
export function fingerprintOf(texts: readonly string[]): Fingerprint {
  const sentences: number[] = [];
  const places: number[] = [];
  const runs = new Set<number>();
  texts.forEach((text, place) => {
    const hashes: number[] = [];
    for (const sentence of sentencesOf(text)) {
      const own = wordsIn(sentence).map(hashOf);
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
  return sentencesOf(text).find((sentence) => hashOfAll(wordsIn(sentence).map(hashOf)) === hash) ?? text;
}

/** Words without case, apostrophes and signs, so that a comma or a curled quote more does not hide a repetition. */
function wordsIn(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
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
  for (let w = from; w < to; w += 1) hash = Math.imul(hash ^ (hash >>> 15) ^ (hashes[w] as number), 0x01000193);
  return hash;
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let c = 0; c < word.length; c += 1) hash = Math.imul(hash ^ word.charCodeAt(c), 0x01000193);
  return hash;
}
