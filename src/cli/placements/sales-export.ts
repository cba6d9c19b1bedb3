import { parse } from "csv-parse/sync";
import { errorAt, formatDiagnostic } from "../../content-model/diagnostic";
import { decimalSigns, readNumber, type DecimalSign } from "./numbers";

/** A row of a network's sales report. */
export interface SalesRow {
  /** Empty for sales without one. */
  readonly subId: string;
  readonly clicks: number;
  readonly sales: number;
  /** Commission, in the currency of the report; negative for a refund. */
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
const numberColumns = ["clicks", "sales", "amount"] as const;
type Numbers = Record<(typeof numberColumns)[number], number>;

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Parses a network's sales report: CSV (RFC 4180) with a header, separated by commas, semicolons or tabs. Numbers have
 * the decimal sign that fits all of them.
 *
 * @param file its name, for messages
 * @param decimal the decimal sign, if it is known
 * @throws an error with one diagnostic per line
 */
export function parseSalesExport(text: string, file: string, decimal?: DecimalSign): readonly SalesRow[] {
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

  const readings = (decimal ? [decimal] : decimalSigns).map((sign) => readRows(rows, columns, sign));
  const fewest = Math.min(...readings.map(({ faults }) => faults.length));
  const [reading, other] = readings.filter(({ faults }) => faults.length === fewest);
  for (const { column, cell, line } of reading?.faults ?? [])
    error(`${column} is '${cell}'`, `enter a ${column === "amount" ? "number" : "whole number of at least 0"}`, line);
  if (fewest === 0 && JSON.stringify(reading) !== JSON.stringify(other ?? reading))
    error("the decimal sign is unclear: a point and a comma both fit all numbers", "name it with --decimal point or --decimal comma");
  failIfErrors();
  return reading?.sales ?? [];
}

interface Reading {
  readonly sales: readonly SalesRow[];
  readonly faults: readonly { readonly column: Column; readonly cell: string; readonly line: number }[];
}

function readRows(rows: readonly CsvRecord[], columns: Readonly<Record<Column, number>>, decimal: DecimalSign): Reading {
  const read = rows.map(({ record, info }) => {
    const cellOf = (column: Column) => record[columns[column]] ?? "";
    const numbers = Object.fromEntries(
      numberColumns.map((column) => [column, cellOf(column) === "" ? 0 : readNumber(cellOf(column), decimal)]),
    ) as Numbers;
    const faults = numberColumns
      .filter((column) => !isPossible(column, numbers))
      .map((column) => ({ column, cell: cellOf(column), line: info.lines }));
    return { row: { subId: cellOf("subId"), ...numbers }, faults };
  });
  return { sales: read.map(({ row }) => row), faults: read.flatMap(({ faults }) => faults) };
}

/** Clicks and sales are counts; a refund may also take back sales. */
function isPossible(column: keyof Numbers, numbers: Numbers): boolean {
  const value = numbers[column];
  if (column === "amount") return !Number.isNaN(value);
  return Number.isInteger(value) && (value >= 0 || (column === "sales" && numbers.amount < 0));
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
