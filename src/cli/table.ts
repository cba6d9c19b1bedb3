export const formats = ["table", "csv"] as const;
export type Format = (typeof formats)[number];

/** A column: its name, and its text in a row. */
export type Column<Row> = readonly [name: string, textOf: (row: Row) => string];

/** A table as CSV (RFC 4180) or in plain text. */
export function formatTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[], format: Format): string {
  const lines = [columns.map(([name]) => name), ...rows.map((row) => columns.map(([, textOf]) => textOf(row)))];
  return format === "csv" ? lines.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("") : textTable(lines);
}

/** After an apostrophe, spreadsheets do not read text as a formula. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** Numbers are aligned right, text left. */
function textTable(rows: readonly (readonly string[])[]): string {
  const [header = []] = rows;
  const widths = header.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  const alignCell = (cell: string, column: number) =>
    /^-?[\d.]+$/.test(cell) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  const lines = [header, widths.map((width) => "-".repeat(width)), ...rows.slice(1)];
  return `${lines.map((row) => row.map(alignCell).join("  ").trimEnd()).join("\n")}\n`;
}
