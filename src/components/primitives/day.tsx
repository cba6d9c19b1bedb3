import { formatDay } from "../../site/dates";

/** A day as a reader expects it, with the day itself for machines. */
export function Day({ date }: { readonly date: string }) {
  return <time dateTime={date}>{formatDay(date)}</time>;
}
