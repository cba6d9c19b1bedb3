import { isIsoDay } from "./dates";

/**
 * The day for which something is built or checked, as an ISO day in UTC. `BUILD_DATE` sets it, so that a build or a
 * test of another day comes out as it would on that day.
 *
 * @param environment of the process
 * @throws when `BUILD_DATE` is no day of the calendar
 */
export function buildDay(environment: Readonly<Record<string, string | undefined>>, now: Date = new Date()): string {
  const named = environment["BUILD_DATE"];
  if (!named) return now.toISOString().slice(0, 10);
  if (!isIsoDay(named)) throw new Error(`BUILD_DATE is '${named}'; write a day of the calendar as yyyy-mm-dd`);
  return named;
}
