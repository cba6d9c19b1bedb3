import { formatJson, formatTable, percent, type Column, type Format } from "../table";
import type { Grouping, Performance } from "./performance";

interface ReportOptions {
  readonly by: Grouping;
  readonly format: Format;
  /** Whether there is a sales report; without one its columns are left out. */
  readonly hasSales: boolean;
}

type Named = Pick<Performance, "key" | "placement">;

/** The columns that name a placement, or a group of placements. */
export function nameColumns(by: string): Column<Named>[] {
  if (by !== "placement") return [[by, ({ key }) => key]];
  const details = ["page", "slot", "label", "variant"] as const;
  return [["id", ({ key }) => key], ...details.map((detail): Column<Named> => [detail, ({ placement }) => placement?.[detail] ?? ""])];
}

/** As {@link nameColumns}, for JSON. */
export const nameFields = (by: string, { key, placement }: Named): object =>
  by === "placement" ? { id: key, ...placement } : { [by]: key };

/** The placement report as a text table, CSV or JSON. */
export function placementReport(rows: readonly Performance[], { by, format, hasSales }: ReportOptions): string {
  if (format === "json")
    return formatJson(rows.map(({ key, placement, ...sales }) => ({ ...nameFields(by, { key, placement }), ...(hasSales ? sales : {}) })));
  const sales: Column<Performance>[] = [
    ["clicks", ({ clicks }) => String(clicks)],
    ["sales", ({ sales: count }) => String(count)],
    ["amount", ({ amount }) => amount.toFixed(2)],
    ["refunds", ({ refunds }) => refunds.toFixed(2)],
    ["sales per 100 clicks", ({ rate }) => percent(rate?.share)],
    ["from", ({ rate }) => percent(rate?.low)],
    ["to", ({ rate }) => percent(rate?.high)],
    ["data", ({ hasEnoughData }) => (!hasEnoughData ? "too few" : format === "csv" ? "enough" : "")],
  ];
  return formatTable(rows, [...nameColumns(by), ...(hasSales ? sales : [])], format);
}
