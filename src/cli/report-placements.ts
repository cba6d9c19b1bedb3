import fs from "node:fs";
import { parseArgs } from "node:util";
import { readContentFile } from "../content-model/node/content-folder";
import { readPlacements } from "../publish/paid-redirects";
import { placementsAreOn, type PaidLinkSettings, type Placement } from "../site/paid-links";
import { builtSite } from "./built-site";
import { groupings, sumPerformance, type Grouping, type Performance } from "./placements/performance";
import { parseSalesExport } from "./placements/sales-export";

/**
 * `npm run report:placements`: lists the paid links of the built site with their ids, and their sales if `-- --sales
 * FILE` names the network's report. `--by page|slot|label|variant` groups them.
 *
 * @throws when placements are off, `dist/` contains no site, or the sales report cannot be read
 */
export async function reportPlacements(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { by: { type: "string", default: "placement" }, sales: { type: "string" } },
  });
  const by = groupings.find((name) => name === values.by);
  if (!by) throw new Error(`--by is '${values.by}'; use one of ${groupings.join(", ")}`);
  const placements = publishedPlacements(readContentFile("site"));
  const { sales } = values;
  if (sales !== undefined && !fs.existsSync(sales)) throw new Error(`${sales} does not exist; export the network's sales report as CSV`);
  const rows = sales === undefined ? [] : parseSalesExport(fs.readFileSync(sales, "utf8"), sales);
  process.stdout.write(placementReport(sumPerformance(placements, rows, by), by, sales !== undefined));
}

function publishedPlacements(settings: PaidLinkSettings): readonly Placement[] {
  if (!placementsAreOn(settings))
    throw new Error(
      "placements are off, so every paid link has the same URL; set placements.redirects or placements.subIdParameter in settings/site.yml and build",
    );
  const placements = readPlacements(builtSite());
  if (placements.length === 0) throw new Error("the links in dist/ have no placements; run npm run build again");
  return placements;
}

/**
 * The report as a text table.
 *
 * @param hasSales whether there is a sales report; without one its columns are left out
 */
export function placementReport(rows: readonly Performance[], by: Grouping, hasSales: boolean): string {
  const details = by === "placement" ? (["page", "slot", "label", "variant"] as const) : [];
  const salesNames = ["clicks", "sales", "amount", "refunds", "sales per 100 clicks", "data"];
  const header = [by === "placement" ? "id" : by, ...details, ...(hasSales ? salesNames : [])];
  const cells = rows.map(({ key, placement, clicks, sales, amount, refunds, rate, hasEnoughData }) => {
    const percent = rate === undefined ? "" : (100 * rate).toFixed(1);
    const ofSales = [`${clicks}`, `${sales}`, amount.toFixed(2), refunds.toFixed(2), percent, hasEnoughData ? "" : "too few"];
    return [key, ...details.map((detail) => placement?.[detail] ?? ""), ...(hasSales ? ofSales : [])];
  });
  return textTable([header, ...cells]);
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
