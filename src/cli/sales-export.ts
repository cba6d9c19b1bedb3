import { parse } from "csv-parse/sync";
import { errorAt, formatDiagnostic } from "../content-model/diagnostic";

/** A row of a network's sales report. */
export interface SalesRow {
  /** Empty for sales without one. */
  readonly subId: string;
  readonly clicks: number;
  readonly sales: number;
  /** Commission, in the currency of the report; negative for a refund. */
  readonly amount: number;
}
type Column = keyof SalesRow;

/** Column names of common networks, in lower case and without punctuation. */
const columnNames: Readonly<Record<Column, readonly string[]>> = {
  subId: ["subid", "subid1", "sub1", "sub", "tid", "trackingid", "affsub", "affsub1", "clickref", "epi", "s1"],
  clicks: ["clicks", "click", "hops", "hopcount", "hits", "uniqueclicks", "visits"],
  sales: ["sales", "sale", "orders", "ordercount", "conversions", "transactions", "purchases", "initialsales"],
  amount: ["amount", "revenue", "commission", "commissions", "earnings", "payout", "netamount", "amountearned"],
};
const columns = Object.keys(columnNames) as Column[];

interface CsvRecord {
  readonly record: Partial<Record<Column, string>>;
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

  const readHeader = (header: readonly string[]) => {
    const found = header.map((name) =>
      columns.find((column) => columnNames[column].includes(name.toLowerCase().replace(/[^a-z0-9]/g, ""))),
    );
    for (const column of columns.filter((name) => !found.includes(name)))
      report(1, `no column for ${column} in '${header.join(", ")}'`, `name it ${columnNames[column].slice(0, 3).join(" or ")}`);
    return found.map((column) => column ?? false);
  };
  const readRow = ({ record, info }: CsvRecord): SalesRow => {
    const readNumber = (column: Column, pattern: RegExp, expected: string) => {
      const cell = record[column] || "0";
      if (!pattern.test(cell)) report(info.lines, `${column} is '${cell}'`, `write ${expected}`);
      return Number(cell);
    };
    const amount = readNumber("amount", /^-?\d+(?:\.\d+)?$/, "a number with a decimal point and nothing else, such as 1234.50 or -9.99");
    const count = "a whole number, such as 1234";
    // A refund may also take back sales.
    const sales = readNumber("sales", amount < 0 ? /^-?\d+$/ : /^\d+$/, count);
    return { subId: record.subId ?? "", clicks: readNumber("clicks", /^\d+$/, count), sales, amount };
  };

  let rows: SalesRow[] = [];
  if (text.trim() === "") report(1, "the file is empty", "export the report with a header and one row per sub-id");
  try {
    const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true };
    // The types of csv-parse do not know that `info` changes the result.
    rows = (parse(text, { ...options, delimiter: findDelimiter(text), columns: readHeader }) as unknown as CsvRecord[]).map(readRow);
  } catch (error) {
    report(1, `the file is not valid CSV: ${(error as Error).message}`, "export it again");
  }
  if (errors.length > 0) throw new Error(errors.join("\n"));
  return rows;
}

function findDelimiter(text: string): string {
  const header = text.trim().split("\n", 1).join();
  return ["\t", ";"].find((delimiter) => header.includes(delimiter)) ?? ",";
}
