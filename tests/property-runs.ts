/** How often `npm run test:nightly` tries each property; undefined in `npm test`. */
const nightly = process.env["PROPERTY_RUNS"];

/** Parameters for `fc.assert`: so many runs in `npm test`, as many as `PROPERTY_RUNS` says in a nightly run. */
export function propertyRuns(numRuns: number): { numRuns: number } {
  return { numRuns: nightly === undefined ? numRuns : Number(nightly) };
}

/** Milliseconds that a test of a property may take before it counts as hung. */
export const PROPERTY_TIME = nightly === undefined ? 60_000 : 30 * 60_000;
