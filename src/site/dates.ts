const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Formats an ISO day (`2025-09-10`) for readers (`September 10, 2025`), the same in every time zone. */
export function formatDay(isoDay: string): string {
  return long.format(new Date(`${isoDay}T00:00:00Z`));
}

/** Whether `value` is a calendar day written yyyy-mm-dd (2025-02-30 is not). */
export function isIsoDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** The ISO day that is a number of days later; earlier, if the number is negative. */
export function addDays(isoDay: string, days: number): string {
  return new Date(Date.parse(`${isoDay}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The latest of some ISO days, of which optional ones may be missing. */
export function latestDay(first: string, ...others: readonly (string | null | undefined)[]): string {
  return others.reduce<string>((latest, day) => (day && day > latest ? day : latest), first);
}

/** The day of the last of an article's changes, if it has any. */
export const lastChange = (changes: readonly { readonly day: string }[] | null | undefined): string | undefined =>
  latestDay("", ...(changes ?? []).map(({ day }) => day)) || undefined;
