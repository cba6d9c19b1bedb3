import { parse } from "csv-parse/sync";
import { errorAt, formatDiagnostic } from "../../content-model/diagnostic";

/** A row of a network's sales report. */
export interface SalesRow {
  /** Empty for sales without one. */
  readonly subId: string;
  readonly clicks: number;
  readonly sales: number;
  /** Commission, in the currency of the report. */
  readonly amount: number;
}

/** Column names of common networks, in lower case and without punctuation. */
const columnNames = {
  subId: ["subid", "subid1", "sub1", "sub", "tid", "trackingid", "affsub", "affsub1", "clickref", "epi", "s1"],
  clicks: ["clicks", "click", "hops", "hopcount", "hits", "uniqueclicks", "visits"],
  sales: ["sales", "sale", "orders", "ordercount", "conversions", "transactions", "purchases", "initialsales"],
  amount: ["amount", "revenue", "commission", "commissions", "earnings", "payout", "netamount", "amountearned"],
} as const;

type Column = keyof typeof columnNames;

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Parses a network's sales report: CSV (RFC 4180) with a header, separated by commas, semicolons or tabs.
 *
 * @param file its name, for messages
 * @throws an error with one diagnostic per line
 */
export function parseSalesExport(text: string, file: string): SalesRow[] {
  const errors: string[] = [];
  const error = (message: string, suggestion: string, line = 1) =>
    errors.push(formatDiagnostic(errorAt({ file, line }, "sales", message, suggestion)));
  const failIfErrors = () => {
    if (errors.length > 0) throw new Error(errors.join("\n"));
  };

  let records: CsvRecord[] = [];
  try {
    records = parseCsv(text);
    if (records.length === 0) error("the file is empty", "export the report with a header and one row per sub-id");
  } catch (cause) {
    error(`the file is not valid CSV: ${cause instanceof Error ? cause.message : String(cause)}`, "export it again");
  }
  failIfErrors();
  const [header, ...rows] = records;
  const columns = columnIndexes(header?.record ?? [], error);
  failIfErrors();

  const sales = rows.map(({ record, info }): SalesRow => {
    const number = (column: Exclude<Column, "subId">) => {
      const cell = record[columns[column]] ?? "";
      const value = cell === "" ? 0 : parseNumber(cell);
      if (Number.isNaN(value) || value < 0 || (column !== "amount" && !Number.isInteger(value)))
        error(`${column} is '${cell}'`, `enter a ${column === "amount" ? "" : "whole "}number of at least 0`, info.lines);
      return value;
    };
    return { subId: record[columns.subId] ?? "", clicks: number("clicks"), sales: number("sales"), amount: number("amount") };
  });
  failIfErrors();
  return sales;
}

function parseCsv(text: string): CsvRecord[] {
  const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true };
  // The types of csv-parse do not know that `info` changes the result.
  return parse(text, { ...options, delimiter: delimiterOf(text) }) as unknown as CsvRecord[];
}

/** The most frequent of the possible delimiters in the header. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const counts = [",", ";", "\t"].map((delimiter) => [delimiter, header.split(delimiter).length] as const);
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

function columnIndexes(header: readonly string[], error: (message: string, suggestion: string) => void): Record<Column, number> {
  const names = header.map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ""));
  const indexOf = (column: Column) => {
    const index = names.findIndex((name) => (columnNames[column] as readonly string[]).includes(name));
    if (index < 0) error(`no column for ${column} in '${header.join(", ")}'`, `name it ${columnNames[column].slice(0, 3).join(" or ")}`);
    return index;
  };
  return { subId: indexOf("subId"), clicks: indexOf("clicks"), sales: indexOf("sales"), amount: indexOf("amount") };
}

/** Parses the number formats of sales reports: `1,234.50`, `1.234,50`, `$12.00`, `12,5 €`. NaN for anything else. */
export function parseNumber(text: string): number {
  const bare = text.replace(/[^\d.,-]/g, "");
  if (!/\d/.test(bare)) return NaN;
  const decimal = /[.,](?=\d{1,2}$)/.exec(bare)?.index ?? -1;
  const whole = (decimal < 0 ? bare : bare.slice(0, decimal)).replace(/[.,]/g, "");
  return Number(decimal < 0 ? whole : `${whole}.${bare.slice(decimal + 1)}`);
}
