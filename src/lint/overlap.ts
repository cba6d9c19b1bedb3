/** Two articles by their indices, and how many runs of words they share. */
export interface SharedRuns {
  readonly first: number;
  readonly second: number;
  readonly count: number;
}

/** A run that more articles share is counted for the first of them only, which keeps the work linear. */
const MOST_SHARERS = 20;
const ARTICLES = 2 ** 20;
/** A part of all runs small enough for a table that stays in the processor's cache: asking memory takes most of the time. */
const PART = 2 ** 15;

/**
 * Which articles share runs of words, in the order of their indices.
 *
 * @param runs hashes (32 bits) of each article's runs, each once
 */
export function sharedRuns(runs: readonly Uint32Array[]): SharedRuns[] {
  const shared = new Map<number, number>();
  for (const part of partsOf(runs)) countShared(part, shared);
  return [...shared]
    .sort(([a], [b]) => a - b)
    .map(([pair, count]) => ({ first: Math.floor(pair / ARTICLES), second: pair % ARTICLES, count }));
}

/** Runs with the index of the article that has them, by that index. */
interface Part {
  readonly hashes: Uint32Array;
  readonly articles: Uint32Array;
}

/** All runs by the first bits of their hashes, so that equal ones lie in one part. */
function partsOf(runs: readonly Uint32Array[]): Part[] {
  const total = runs.reduce((sum, { length }) => sum + length, 0);
  const bits = Math.min(12, Math.max(0, Math.ceil(Math.log2(total / PART))));
  // In two steps: a number that is shifted by 32 bits stays as it is.
  const partOf = (hash: number): number => (hash >>> 1) >>> (31 - bits);
  const sizes = new Uint32Array(2 ** bits);
  for (const own of runs) for (const hash of own) sizes[partOf(hash)] = (sizes[partOf(hash)] as number) + 1;
  const parts = Array.from(sizes, (size) => ({ hashes: new Uint32Array(size), articles: new Uint32Array(size) }));
  const filled = new Uint32Array(parts.length);
  runs.forEach((own, article) => {
    for (const hash of own) {
      const index = partOf(hash);
      const { hashes, articles } = parts[index] as Part;
      const at = filled[index] as number;
      hashes[at] = hash;
      articles[at] = article;
      filled[index] = at + 1;
    }
  });
  return parts;
}

/** Adds to `shared` how many runs of a part each pair of articles has. */
function countShared({ hashes, articles }: Part, shared: Map<number, number>): void {
  const size = 2 ** Math.ceil(Math.log2(Math.max(16, hashes.length * 2)));
  // An open-addressed table of the places, from 1, at which a run stands first; 0 is an empty slot.
  const slots = new Uint32Array(size);
  /** Articles of the few runs that more than one has. */
  const sharers = new Map<number, number[]>();
  for (let at = 0; at < hashes.length; at += 1) {
    const hash = hashes[at] as number;
    let slot = Math.imul(hash, 0x9e3779b1) & (size - 1);
    let first = slots[slot] as number;
    while (first !== 0 && hashes[first - 1] !== hash) {
      slot = (slot + 1) & (size - 1);
      first = slots[slot] as number;
    }
    if (first === 0) {
      slots[slot] = at + 1;
      continue;
    }
    const article = articles[at] as number;
    const before = sharers.get(slot) ?? [articles[first - 1] as number];
    if (before.length >= MOST_SHARERS) continue;
    for (const other of before) shared.set(other * ARTICLES + article, (shared.get(other * ARTICLES + article) ?? 0) + 1);
    sharers.set(slot, [...before, article]);
  }
}
