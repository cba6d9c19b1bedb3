import fs from "node:fs";
import { parseArgs } from "node:util";
import { readContentFile } from "../content-model/node/content-folder";
import { readPlacements } from "../publish/paid-redirects";
import { placementId, placementsAreOn, type Placement } from "../site/paid-links";
import { findDist } from "./find-dist";
import { parseSalesExport, type SalesRow } from "./sales-export";

/**
 * `npm run report:placements`: lists the paid links of the built site with their ids, and their sales if `-- --sales
 * FILE` names the network's report.
 *
 * @throws when placements are off, `dist/` contains no site, or the sales report cannot be read
 */
export async function reportPlacements(): Promise<void> {
  const { sales } = parseArgs({ args: process.argv.slice(3), options: { sales: { type: "string" } } }).values;
  if (!placementsAreOn(readContentFile("site")))
    throw new Error(
      "placements are off, so every paid link has the same URL; set placements.redirects or placements.subIdParameter in settings/site.yml and build",
    );
  const placements = readPlacements(findDist());
  if (placements.length === 0) throw new Error("the links in dist/ have no placements; run npm run build again");
  if (sales !== undefined && !fs.existsSync(sales)) throw new Error(`${sales} does not exist; export the network's sales report as CSV`);
  const rows = sales === undefined ? [] : parseSalesExport(fs.readFileSync(sales, "utf8"), sales);
  console.table(sumSales(placements, rows));
}

/** Sums of a placement, or of sub-ids that belong to none. */
interface PlacementSales extends Placement {
  readonly id: string;
  readonly clicks: number;
  readonly sales: number;
  /** After refunds. */
  readonly amount: number;
  readonly refunds: number;
}

/**
 * The sums of each placement, best first. Sales that belong to no placement of the site are listed too.
 *
 * @param rows of the network's report; may be empty
 */
export function sumSales(placements: readonly Placement[], rows: readonly SalesRow[]): PlacementSales[] {
  const none = { page: "", slot: "", label: "", clicks: 0, sales: 0, amount: 0, refunds: 0 };
  const sums = new Map(
    placements.map((placement): [string, PlacementSales] => [
      placementId(placement),
      { ...none, ...placement, id: placementId(placement) },
    ]),
  );
  for (const { subId, clicks, sales, amount } of rows) {
    const id = subId === "" ? "(without a sub-id)" : sums.has(subId) ? subId : "(not on the site now)";
    const sum = sums.get(id) ?? { ...none, id };
    sums.set(id, {
      ...sum,
      clicks: sum.clicks + clicks,
      sales: sum.sales + sales,
      amount: roundToCents(sum.amount + amount),
      refunds: roundToCents(sum.refunds + Math.max(0, -amount)),
    });
  }
  return [...sums.values()].sort((a, b) => b.amount - a.amount || b.clicks - a.clicks);
}

const roundToCents = (amount: number): number => Math.round(amount * 100) / 100;
