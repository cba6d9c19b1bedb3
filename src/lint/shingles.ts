import { hash53 } from "../site/hash";
import { sentencesOf } from "./text";

const SHINGLE_WORDS = 6;
/** Shorter sentences ("It is not.") may appear in several articles. */
const SENTENCE_WORDS = 5;

/** Hashes of an article's text: enough to find repetition, in a tenth of the memory. */
export interface Shingles {
  /** A hash of each sentence in reading order, and the index of its text. */
  readonly sentences: Float64Array;
  readonly textIndexes: Uint16Array;
  /** Hashes (32 bits) of all runs of six words, without duplicates. */
  readonly shingles: Int32Array;
  /** Number of texts that belong to the body; answers come after them. */
  readonly bodyTexts: number;
}

/** Shingles of an article's body (paragraphs, headings and cells) and its answers. */
export function shinglesOf(body: readonly string[], answers: readonly string[]): Shingles {
  const sentences: number[] = [];
  const textIndexes: number[] = [];
  const shingles = new Set<number>();
  [...body, ...answers].forEach((text, index) => {
    const hashes: number[] = [];
    for (const sentence of sentencesOf(text)) {
      const words = wordsOf(sentence);
      for (const word of words) hashes.push(hash53(word));
      if (words.length < SENTENCE_WORDS) continue;
      sentences.push(hash53(words.join(" ")));
      textIndexes.push(index);
    }
    for (let i = 0; i + SHINGLE_WORDS <= hashes.length; i += 1) {
      let hash = 0;
      for (let w = i; w < i + SHINGLE_WORDS; w += 1) hash = Math.imul(hash ^ (hash >>> 15) ^ (hashes[w] as number), 0x9e3779b1);
      shingles.add(hash ^ (hash >>> 16));
    }
  });
  return {
    sentences: Float64Array.from(sentences),
    textIndexes: Uint16Array.from(textIndexes),
    shingles: Int32Array.from(shingles),
    bodyTexts: body.length,
  };
}

/** The sentence of a text that has this hash. */
export function sentenceWithHash(hash: number, text: string): string {
  return sentencesOf(text).find((sentence) => hash53(wordsOf(sentence).join(" ")) === hash) ?? text;
}

/** Words without case, apostrophes and punctuation: a comma more does not hide a repetition. */
function wordsOf(text: string): readonly string[] {
  const lower = text.toLowerCase().replace(/['’]/g, "");
  return lower.match(/[\p{L}\p{N}]+/gu) ?? [];
}
