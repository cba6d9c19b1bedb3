/** The hash of nothing, by FNV-1a of 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/). */
export const EMPTY = 0x811c9dc5;
const PRIME = 0x01000193;

/** The hash of what had the hash `hash` and one number more, such as a code unit. */
export const withOneMore = (hash: number, value: number): number => Math.imul(hash ^ value, PRIME);
