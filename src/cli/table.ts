export const formats = ["table", "csv", "json"] as const;
export type Format = (typeof formats)[number];

/** Rows of cells, the header first, as CSV (RFC 4180) or as a table in plain text. */
export function formatRows(rows: readonly (readonly string[])[], format: Exclude<Format, "json">): string {
  return format === "csv" ? rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("") : textTable(rows);
}

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
