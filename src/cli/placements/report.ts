import type { Grouping, Performance } from "./performance";

export const formats = ["table", "csv", "json"] as const;
export type Format = (typeof formats)[number];

export interface ReportOptions {
  readonly by: Grouping;
  readonly format: Format;
  /** Whether a sales report was joined. */
  readonly hasSales: boolean;
}

/** The report on placements, in one of its forms. */
export function placementReport(rows: readonly Performance[], { by, format, hasSales }: ReportOptions): string {
  const head = [...(by === "placement" ? ["id", "page", "slot", "label", "variant"] : [by]), ...(hasSales ? salesHead : [])];
  if (format === "json")
    return `${JSON.stringify(
      rows.map((row) => toObject(row, by, hasSales)),
      null,
      2,
    )}\n`;
  const cells = rows.map((row) => [...placeCells(row, by), ...(hasSales ? salesCells(row, format) : [])]);
  if (format === "csv") return [head, ...cells].map((line) => line.map(csvCell).join(",")).join("\r\n") + "\r\n";
  return table([head, ...cells]);
}

const salesHead = ["clicks", "sales", "amount", "sales per 100 clicks", "from", "to", "judgment"];

function placeCells({ key, placement }: Performance, by: Grouping): string[] {
  if (by !== "placement") return [key];
  return placement ? [key, placement.page, placement.slot, placement.label, placement.variant] : [key, "", "", "", ""];
}

function salesCells({ clicks, sales, amount, rate, isEnough }: Performance, format: Format): string[] {
  const share = (value: number | undefined) => (value === undefined ? "" : (100 * value).toFixed(1));
  return [
    String(clicks),
    String(sales),
    amount.toFixed(2),
    share(rate?.share),
    share(rate?.low),
    share(rate?.high),
    isEnough ? (format === "csv" ? "enough" : "") : "too few to judge",
  ];
}

function toObject({ key, placement, clicks, sales, amount, rate, isEnough }: Performance, by: Grouping, hasSales: boolean): object {
  return {
    ...(by === "placement" ? { id: key, ...placement } : { [by]: key }),
    ...(hasSales ? { clicks, sales, amount, rate, enoughToJudge: isEnough } : {}),
  };
}

/** RFC 4180; a text that a spreadsheet would take for a formula is kept a text. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** Columns as wide as what stands in them; figures to the right. */
function table(lines: readonly (readonly string[])[]): string {
  const [head = []] = lines;
  const widths = head.map((_, column) => Math.max(...lines.map((line) => [...(line[column] ?? "")].length)));
  const isFigure = head.map((_, column) => lines.slice(1).every((line) => /^[\d.]*$/.test(line[column] ?? "")));
  const drawn = lines.map((line) =>
    line
      .map((cell, column) => {
        const space = " ".repeat((widths[column] ?? 0) - [...cell].length);
        return isFigure[column] ? space + cell : cell + space;
      })
      .join("  ")
      .trimEnd(),
  );
  return `${[drawn[0], widths.map((width) => "-".repeat(width)).join("  "), ...drawn.slice(1)].join("\n")}\n`;
}
