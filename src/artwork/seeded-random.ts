import { EMPTY, withOneMore } from "../site/fnv";

/** Numbers from 0 up to 1, the same sequence for the same seed on every machine (FNV-1a, then mulberry32). */
export function seededRandom(seed: string): () => number {
  let state = EMPTY;
  for (let i = 0; i < seed.length; i += 1) state = withOneMore(state, seed.charCodeAt(i));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
