export const formats = ["table", "csv", "json"] as const;
export type Format = (typeof formats)[number];

/** A column: its name, and its text in a row. */
export type Column<Row> = readonly [name: string, textOf: (row: Row) => string];

/** A table as CSV (RFC 4180) or in plain text. */
export function formatTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[], format: Exclude<Format, "json">): string {
  const lines = [columns.map(([name]) => name), ...rows.map((row) => columns.map(([, textOf]) => textOf(row)))];
  return format === "csv" ? lines.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("") : textTable(lines);
}

/** Data for programs. */
export const formatJson = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;

/** A share in percent, with one decimal; empty if it is unknown. */
export const percent = (share: number | undefined): string => (share === undefined ? "" : (100 * share).toFixed(1));

/** After an apostrophe, spreadsheets do not read text as a formula. */
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
