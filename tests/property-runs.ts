/** Number of runs of each property in a nightly run; undefined in `npm test`. */
const nightly = process.env["PROPERTY_RUNS"];

/** Parameters for `fc.assert`: in `npm test` the same `numRuns` cases each time, in a nightly run `PROPERTY_RUNS` new ones. */
export function propertyRuns(numRuns: number): { numRuns: number; seed?: number } {
  return nightly === undefined ? { numRuns, seed: 1 } : { numRuns: Number(nightly) };
}

/** Timeout of a property test, milliseconds. */
export const PROPERTY_TIMEOUT = nightly === undefined ? 60_000 : 30 * 60_000;
