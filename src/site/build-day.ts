import { isIsoDay } from "./dates";

/**
 * The day for which the site is built or checked, as an ISO day in UTC. `BUILD_DATE` overrides today, so that a build
 * of another day can be reproduced.
 *
 * @throws when `BUILD_DATE` is not a calendar day
 */
export function buildDay(environment: Readonly<Record<string, string | undefined>>, now: Date = new Date()): string {
  const override = environment["BUILD_DATE"];
  if (!override) return now.toISOString().slice(0, 10);
  if (!isIsoDay(override)) throw new Error(`BUILD_DATE is '${override}'; write a calendar day as yyyy-mm-dd`);
  return override;
}
