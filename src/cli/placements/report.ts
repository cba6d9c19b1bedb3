import type { Grouping, Performance } from "./performance";

export const formats = ["table", "csv", "json"] as const;
type Format = (typeof formats)[number];

interface ReportOptions {
  readonly by: Grouping;
  readonly format: Format;
  /** Whether there is a sales report; without one its columns are left out. */
  readonly hasSales: boolean;
}

/** The placement report as a text table, CSV or JSON. */
export function placementReport(rows: readonly Performance[], { by, format, hasSales }: ReportOptions): string {
  if (format === "json") {
    const objects = rows.map(({ key, placement, ...sales }) => ({
      ...(by === "placement" ? { id: key, ...placement } : { [by]: key }),
      ...(hasSales ? sales : {}),
    }));
    return `${JSON.stringify(objects, null, 2)}\n`;
  }
  const columns = by === "placement" ? (["page", "slot", "label", "variant"] as const) : [];
  const header = [by === "placement" ? "id" : by, ...columns, ...(hasSales ? salesHeader : [])];
  const cells = rows.map((row) => [
    row.key,
    ...columns.map((column) => row.placement?.[column] ?? ""),
    ...(hasSales ? salesCells(row, format) : []),
  ]);
  if (format === "csv") return [header, ...cells].map((line) => line.map(csvCell).join(",")).join("\r\n") + "\r\n";
  return textTable([header, ...cells]);
}

const salesHeader = ["clicks", "sales", "amount", "refunds", "sales per 100 clicks", "from", "to", "data"];

function salesCells({ clicks, sales, amount, refunds, rate, hasEnoughData }: Performance, format: Format): string[] {
  const percent = (share: number | undefined) => (share === undefined ? "" : (100 * share).toFixed(1));
  return [
    String(clicks),
    String(sales),
    amount.toFixed(2),
    refunds.toFixed(2),
    percent(rate?.share),
    percent(rate?.low),
    percent(rate?.high),
    hasEnoughData ? (format === "csv" ? "enough" : "") : "too few",
  ];
}

/** RFC 4180. An apostrophe keeps spreadsheets from reading text as a formula. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** Numbers are aligned right, text left. */
function textTable(rows: readonly (readonly string[])[]): string {
  const [header = []] = rows;
  const widths = header.map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? "")].length)));
  const isNumeric = header.map((_, column) => rows.slice(1).every((row) => /^-?[\d.]*$/.test(row[column] ?? "")));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => {
        const space = " ".repeat((widths[column] ?? 0) - [...cell].length);
        return isNumeric[column] ? space + cell : cell + space;
      })
      .join("  ")
      .trimEnd(),
  );
  return `${[lines[0], widths.map((width) => "-".repeat(width)).join("  "), ...lines.slice(1)].join("\n")}\n`;
}
