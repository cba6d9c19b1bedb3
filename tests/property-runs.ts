/** Number of runs of each property in a nightly run; undefined in `npm test`. */
const nightly = process.env["PROPERTY_RUNS"];

/** Parameters for `fc.assert`: `numRuns` runs in `npm test`, `PROPERTY_RUNS` in a nightly run. */
export function propertyRuns(numRuns: number): { numRuns: number } {
  return { numRuns: nightly === undefined ? numRuns : Number(nightly) };
}

/** Timeout of a property test, milliseconds. */
export const PROPERTY_TIMEOUT = nightly === undefined ? 60_000 : 30 * 60_000;
