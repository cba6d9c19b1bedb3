import { parse } from "csv-parse/sync";

/** What a network reports of one sub-id. */
export interface SalesRow {
  /** Empty where a sale came without one. */
  readonly subId: string;
  readonly clicks: number;
  readonly sales: number;
  /** Earned, in the currency of the export. */
  readonly amount: number;
}

/** Names of columns as networks write them, without case, spaces and signs. */
const columns = {
  subId: ["subid", "subid1", "sub1", "sub", "tid", "trackingid", "affsub", "affsub1", "clickref", "epi", "s1"],
  clicks: ["clicks", "click", "hops", "hopcount", "hits", "uniqueclicks", "visits"],
  sales: ["sales", "sale", "orders", "ordercount", "conversions", "transactions", "purchases", "initialsales"],
  amount: ["amount", "revenue", "commission", "commissions", "earnings", "payout", "netamount", "amountearned"],
} as const;

type Column = keyof typeof columns;

/**
 * Reads the export of a network's sales report: CSV with a head, separated by commas, semicolons or tabs (RFC 4180).
 *
 * @param text the file's text
 * @param file its name, for messages
 * @throws an error whose message is a line for each fault, `file:line error[sales] what; what is right`
 */
export function readSalesExport(text: string, file: string): SalesRow[] {
  let records: { record: string[]; line: number }[];
  try {
    records = (
      parse(text, {
        bom: true,
        delimiter: delimiterOf(text),
        info: true,
        relax_column_count: true,
        skip_empty_lines: true,
        trim: true,
      }) as unknown as {
        record: string[];
        info: { lines: number };
      }[]
    ).map(({ record, info }) => ({ record, line: info.lines }));
  } catch (error) {
    throw new Error(`${file} error[sales] the file is no CSV: ${error instanceof Error ? error.message : String(error)}; export it anew`);
  }
  const [head, ...rows] = records;
  if (!head) throw new Error(`${file}:1 error[sales] the file is empty; export the report with a head and a row for each sub-id`);
  const places = placesOf(head.record, file);
  const faults: string[] = [];
  const read = rows.map(({ record, line }): SalesRow => {
    const number = (column: Exclude<Column, "subId">) => {
      const written = record[places[column]] ?? "";
      const value = written === "" ? 0 : numberOf(written);
      if (Number.isNaN(value) || value < 0 || (column !== "amount" && !Number.isInteger(value)))
        faults.push(`${file}:${line} error[sales] ${column} is '${written}'; it is a number, and a whole one for clicks and sales`);
      return value;
    };
    return { subId: record[places.subId] ?? "", clicks: number("clicks"), sales: number("sales"), amount: number("amount") };
  });
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return read;
}

/** The sign that separates the names of the first line. */
function delimiterOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const counts = [",", ";", "\t"].map((sign) => [sign, head.split(sign).length] as const);
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

function placesOf(head: readonly string[], file: string): Record<Column, number> {
  const names = head.map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ""));
  const faults: string[] = [];
  const place = (column: Column) => {
    const index = names.findIndex((name) => (columns[column] as readonly string[]).includes(name));
    if (index < 0)
      faults.push(
        `${file}:1 error[sales] no column for ${column} in '${head.join(", ")}'; name it ${columns[column].slice(0, 3).join(" or ")}`,
      );
    return index;
  };
  const places = { subId: place("subId"), clicks: place("clicks"), sales: place("sales"), amount: place("amount") };
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return places;
}

/** A number as exports write it: `1,234.50`, `1.234,50`, `$12.00`, `12,5 €`. */
export function numberOf(written: string): number {
  const bare = written.replace(/[^\d.,-]/g, "");
  if (!/\d/.test(bare)) return NaN;
  const decimal = /[.,](?=\d{1,2}$)/.exec(bare)?.index ?? -1;
  const whole = (decimal < 0 ? bare : bare.slice(0, decimal)).replace(/[.,]/g, "");
  return Number(decimal < 0 ? whole : `${whole}.${bare.slice(decimal + 1)}`);
}
