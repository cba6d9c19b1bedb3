import { isLetterOrDigit } from "../markdown/plain-text";
import { EMPTY, withOneMore } from "../site/fnv";
import { sentencesOf } from "./sentences";

/** What has to be known of an article's words to find them again in another one, in a tenth of the space. */
export interface Fingerprint {
  /** A hash of each sentence that is long enough, in the order of the text. */
  readonly sentences: Float64Array;
  /** For each of them, the index of the text it stands in. */
  readonly places: Uint16Array;
  /** Hashes of the six-word runs, each once. */
  readonly runs: Uint32Array;
  /** How many of the texts are the body's; answers come after them. */
  readonly bodyTexts: number;
}

const RUN = 6;
/** Shorter sentences ("It is not.") may stand anywhere. */
const SENTENCE_WORDS = 5;

/**
 * @param body paragraphs, headings and cells of an article
 * @param answers to its questions
 */
export function fingerprintOf(body: readonly string[], answers: readonly string[]): Fingerprint {
  const sentences: number[] = [];
  const places: number[] = [];
  const texts = [...body, ...answers];
  const runs = new NumberSet(texts.reduce((sum, { length }) => sum + length, 0));
  texts.forEach((text, place) => {
    const words = new WordHashes(text.length);
    for (const sentence of sentencesOf(text)) {
      const from = words.length;
      words.read(sentence);
      if (words.length - from < SENTENCE_WORDS) continue;
      sentences.push(words.hashFrom(from));
      places.push(place);
    }
    words.addRuns(runs);
  });
  return {
    sentences: Float64Array.from(sentences),
    places: Uint16Array.from(places),
    runs: runs.values(),
    bodyTexts: body.length,
  };
}

/** The sentence of a text that has a hash. */
export function sentenceWith(hash: number, text: string): string {
  const hashOf = (sentence: string): number => {
    const words = new WordHashes(sentence.length);
    words.read(sentence);
    return words.hashFrom(0);
  };
  return sentencesOf(text).find((sentence) => hashOf(sentence) === hash) ?? text;
}

/** Whole numbers of 32 bits but 0, each once, in the order in which they were added. A Set keeps such as objects. */
class NumberSet {
  private readonly added: Uint32Array;
  private count = 0;
  /** Open-addressed; 0 is an empty slot. */
  private readonly slots: Uint32Array;

  /** @param most how many may be added */
  constructor(most: number) {
    // Words have some five letters: the table is half full at most.
    this.added = new Uint32Array(most);
    this.slots = new Uint32Array(2 ** Math.ceil(Math.log2(most + 2)));
  }

  add(value: number): void {
    const mask = this.slots.length - 1;
    let slot = (value ^ (value >>> 15)) & mask;
    while (this.slots[slot] !== 0) {
      if (this.slots[slot] === value) return;
      slot = (slot + 1) & mask;
    }
    this.slots[slot] = value;
    this.added[this.count++] = value;
  }

  values(): Uint32Array {
    return this.added.slice(0, this.count);
  }
}

const APOSTROPHE = 0x27;
const CURLED_APOSTROPHE = 0x2019;

/**
 * Hashes (FNV-1a, 32 bits) of a text's words without case, apostrophes and signs, so that a comma or a curled quote
 * more does not hide a repetition. In one pass and without a string for each word: ten thousand articles have ten million.
 */
class WordHashes {
  length = 0;
  private readonly hashes: Uint32Array;

  /** @param letters how many the text has; it has fewer words, whatever its letters become in lower case */
  constructor(letters: number) {
    this.hashes = new Uint32Array(letters);
  }

  /** Adds the words of a text. */
  read(text: string): void {
    const lower = text.toLowerCase();
    let hash = EMPTY;
    let inWord = false;
    for (let at = 0; at < lower.length; at += 1) {
      const code = lower.charCodeAt(at);
      if (isLetterOrDigit(lower, at)) {
        hash = withOneMore(hash, code);
        inWord = true;
      } else if (inWord && code !== APOSTROPHE && code !== CURLED_APOSTROPHE) {
        this.hashes[this.length++] = hash;
        hash = EMPTY;
        inWord = false;
      }
    }
    if (inWord) this.hashes[this.length++] = hash;
  }

  /** 53 bits of two hashes of the words from one on, so that among a million sentences two are hardly ever taken for one. */
  hashFrom(from: number): number {
    const [high, low] = [this.mix(from, this.length, 0), this.mix(from, this.length, 0x9e3779b9)];
    return (high >>> 0) * 2 ** 21 + (low >>> 11);
  }

  /** Adds the hashes (32 bits) of the six-word runs. */
  addRuns(to: NumberSet): void {
    for (let i = 0; i + RUN <= this.length; i += 1) to.add(this.mix(i, i + RUN, 0) >>> 0 || 1);
  }

  private mix(from: number, to: number, seed: number): number {
    let hash = seed;
    for (let w = from; w < to; w += 1) hash = withOneMore(hash ^ (hash >>> 15), this.hashes[w] as number);
    return hash;
  }
}
