/** A generator of numbers from 0 up to 1. The same seed gives the same sequence (FNV-1a hash, then mulberry32). */
function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Random choices from a seed, in the order in which they are asked for. */
export interface Choices {
  /** A number from `low` up to `high`. */
  readonly randomFloat: (low: number, high: number) => number;
  /** −1 or 1. */
  readonly randomSign: () => number;
}

/** Choices that are the same for the same seed. */
export function seededChoices(seed: string): Choices {
  const random = seededRandom(seed);
  return {
    randomFloat: (low, high) => low + (high - low) * random(),
    randomSign: () => (random() < 0.5 ? -1 : 1),
  };
}
