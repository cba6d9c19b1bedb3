import { formatDay } from "../../site/dates";

/** A formatted date. Takes an ISO day, `yyyy-mm-dd`. */
export function Day({ date }: { readonly date: string }) {
  return <time dateTime={date}>{formatDay(date)}</time>;
}
