import { parse } from "csv-parse/sync";
import { errorAt, formatDiagnostic } from "../../content-model/diagnostic";

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
const columnNames: Readonly<Record<keyof SalesRow, readonly string[]>> = {
  subId: ["subid", "subid1", "sub1", "sub", "tid", "trackingid", "affsub", "affsub1", "clickref", "epi", "s1"],
  clicks: ["clicks", "click", "hops", "hopcount", "hits", "uniqueclicks", "visits"],
  sales: ["sales", "sale", "orders", "ordercount", "conversions", "transactions", "purchases", "initialsales"],
  amount: ["amount", "revenue", "commission", "commissions", "earnings", "payout", "netamount", "amountearned"],
};
const columns = Object.keys(columnNames) as (keyof SalesRow)[];

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Parses a network's sales report: CSV (RFC 4180) with a header, separated by commas, semicolons or tabs. Numbers have a
 * decimal point and no other signs.
 *
 * @param file its name, for messages
 * @throws an error with one diagnostic per line
 */
export function parseSalesExport(text: string, file: string): readonly SalesRow[] {
  const errors: string[] = [];
  const report = (line: number, message: string, suggestion: string) =>
    errors.push(formatDiagnostic(errorAt({ file, line }, "sales", message, suggestion)));
  const failIfErrors = () => {
    if (errors.length > 0) throw new Error(errors.join("\n"));
  };

  const [header, ...records] = parseCsv(text, report);
  failIfErrors();
  const indexes = Object.fromEntries(columns.map((column) => [column, findColumn(column, header?.record ?? [])]));
  for (const column of columns.filter((name) => indexes[name] === -1))
    report(1, `no column for ${column} in '${header?.record.join(", ")}'`, `name it ${columnNames[column].slice(0, 3).join(" or ")}`);
  failIfErrors();

  const rows = records.map(({ record, info }): SalesRow => {
    const cells = Object.fromEntries(columns.map((column) => [column, record[indexes[column] as number] ?? ""]));
    const readNumber = (column: keyof SalesRow, pattern: RegExp, expected: string) => {
      const cell = cells[column] || "0";
      if (!pattern.test(cell)) report(info.lines, `${column} is '${cell}'`, `write ${expected}`);
      return Number(cell);
    };
    const amount = readNumber("amount", /^-?\d+(?:\.\d+)?$/, "a number with a decimal point and nothing else, such as 1234.50 or -9.99");
    const count = "a whole number, such as 1234";
    // A refund may also take back sales.
    const sales = readNumber("sales", amount < 0 ? /^-?\d+$/ : /^\d+$/, count);
    return { subId: cells["subId"] ?? "", clicks: readNumber("clicks", /^\d+$/, count), sales, amount };
  });
  failIfErrors();
  return rows;
}

function parseCsv(text: string, report: (line: number, message: string, suggestion: string) => void): CsvRecord[] {
  const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true };
  try {
    // The types of csv-parse do not know that `info` changes the result.
    const records = parse(text, { ...options, delimiter: findDelimiter(text) }) as unknown as CsvRecord[];
    if (records.length === 0) report(1, "the file is empty", "export the report with a header and one row per sub-id");
    return records;
  } catch (error) {
    report(1, `the file is not valid CSV: ${(error as Error).message}`, "export it again");
    return [];
  }
}

/** The most frequent of the possible delimiters in the header. */
function findDelimiter(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const counts = [",", ";", "\t"].map((delimiter) => [delimiter, header.split(delimiter).length] as const);
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/** Index of a column; -1 when there is none. */
function findColumn(column: keyof SalesRow, header: readonly string[]): number {
  return header.findIndex((name) => columnNames[column].includes(name.toLowerCase().replace(/[^a-z0-9]/g, "")));
}
