import { formatRows, type Format } from "../table";
import type { Grouping, Performance } from "./performance";

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
  return formatRows([header, ...cells], format);
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
