import fc from "fast-check";

/** Number of runs of each property in a nightly run; undefined in `npm test`. */
const nightly = process.env["PROPERTY_RUNS"];

/** Parameters for `fc.assert`: in `npm test` the same `numRuns` cases each time, in a nightly run `PROPERTY_RUNS` new ones. */
export function propertyRuns(numRuns: number): { numRuns: number; seed?: number } {
  return nightly === undefined ? { numRuns, seed: 1 } : { numRuns: Number(nightly) };
}

/** Any Unicode character, one at a time: `unit: "binary"` of fast-check makes a list of all of them first. */
export const anyCharacter = fc.integer({ min: 0, max: 0x10ffff - 0x800 }).map((n) => String.fromCodePoint(n < 0xd800 ? n : n + 0x800));
