/** Random choices, in the order in which they are asked for. The same seed gives the same ones (FNV-1a hash, then mulberry32). */
export function seededChoices(seed: string) {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    /** A number from `low` up to `high`. */
    randomFloat: (low: number, high: number): number => low + (high - low) * random(),
    /** −1 or 1. */
    randomSign: (): number => (random() < 0.5 ? -1 : 1),
  };
}

export type Choices = ReturnType<typeof seededChoices>;
