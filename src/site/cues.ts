import { EMPTY, withOneMore } from "./fnv";

/** Stands for a pattern of {@link cueOf}: one bit of what {@link cuesIn} gives. */
export type Cue = number;

const MOST = 31;
const patterns: RegExp[] = [];

/**
 * Names a sign by which a rule knows the texts that it need not read: in each text that it would find fault with, one
 * word at least matches the pattern. Looking at a text's words once serves all rules.
 *
 * @param word matched against single words, with the signs around them
 * @throws RangeError when there are more patterns than bits
 */
export function cueOf(word: RegExp): Cue {
  const same = patterns.findIndex((pattern) => String(pattern) === String(word));
  if (same >= 0) return 1 << same;
  if (patterns.length === MOST) throw new RangeError(`there are more than ${MOST} cues`);
  known = new WordTable();
  return 1 << (patterns.push(word) - 1);
}

/** Bits of every cue that was named so far. */
export const namedCues = (): number => 2 ** patterns.length - 1;

/**
 * The cues of a text.
 *
 * @param text with single spaces between its words
 * @returns bits of {@link cueOf}
 */
export function cuesIn(text: string): number {
  let found = 0;
  let from = 0;
  while (from <= text.length) {
    const space = text.indexOf(" ", from);
    const end = space === -1 ? text.length : space;
    found |= known.bitsOf(text, from, end);
    from = end + 1;
  }
  return found;
}

/**
 * The cues of words: a site's words are few beside the texts that are made of them. A Map would need each word as a
 * string of its own, which takes longer than to look for the cues.
 */
class WordTable {
  private readonly words: string[] = [];
  private readonly bits: number[] = [];
  /** Open-addressed: the index of a word, from 1; 0 is an empty slot. */
  private slots = new Uint32Array(2 ** 12);

  /**
   * @param from where the word begins in the text
   * @param end where it has ended
   */
  bitsOf(text: string, from: number, end: number): number {
    const slot = this.slotOf(text, from, end);
    const index = this.slots[slot] as number;
    return index === 0 ? this.add(text.slice(from, end), slot) : (this.bits[index - 1] as number);
  }

  /** Where a word is, or where it belongs. */
  private slotOf(text: string, from: number, end: number): number {
    const mask = this.slots.length - 1;
    let hash = EMPTY;
    for (let at = from; at < end; at += 1) hash = withOneMore(hash, text.charCodeAt(at));
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (let index = this.slots[slot] as number; index !== 0; index = this.slots[slot] as number) {
      const word = this.words[index - 1] as string;
      if (word.length === end - from && text.startsWith(word, from)) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private add(word: string, slot: number): number {
    const bits = patterns.reduce((sum, pattern, index) => (pattern.test(word) ? sum | (1 << index) : sum), 0);
    this.slots[slot] = this.words.push(word);
    this.bits.push(bits);
    if (this.words.length * 2 > this.slots.length) this.grow();
    return bits;
  }

  private grow(): void {
    this.slots = new Uint32Array(this.slots.length * 4);
    this.words.forEach((word, index) => (this.slots[this.slotOf(word, 0, word.length)] = index + 1));
  }
}

/** Every word that was looked at since the last cue was named. */
let known = new WordTable();
