import fs from "node:fs";
import { parseArgs } from "node:util";
import { readContentFile } from "../content-model/node/content-folder";
import { readPlacements } from "../publish/paid-redirects";
import { placementsAreOn, type PaidLinkSettings, type Placement } from "../site/paid-links";
import { builtSite } from "./built-site";
import { groupings, performanceOf, type Grouping, type Performance } from "./placements/performance";
import { parseSalesExport } from "./placements/sales-export";
import { formats, formatTable, type Column, type Format } from "./table";

/**
 * `npm run report:placements`: lists the paid links of the built site with their ids, and their sales if `-- --sales
 * FILE` names the network's report. `--by page|slot|label|variant` groups them, `--format csv` is for programs.
 *
 * @throws when placements are off, `dist/` contains no site, or the sales report cannot be read
 */
export async function reportPlacements(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      by: { type: "string", default: "placement" },
      format: { type: "string", default: "table" },
      sales: { type: "string" },
    },
  });
  const by = findOption(values.by, groupings, "--by");
  const format = findOption(values.format, formats, "--format");
  const placements = publishedPlacements(readContentFile("site"));
  const { sales } = values;
  if (sales !== undefined && !fs.existsSync(sales)) throw new Error(`${sales} does not exist; export the network's sales report as CSV`);
  const rows = sales === undefined ? [] : parseSalesExport(fs.readFileSync(sales, "utf8"), sales);
  process.stdout.write(placementReport(performanceOf(placements, rows, by), { by, format, hasSales: sales !== undefined }));
}

/**
 * The value of an option that has a list of allowed values.
 *
 * @throws when the value is not in the list
 */
function findOption<T extends string>(value: string, allowed: readonly T[], option: string): T {
  const match = allowed.find((candidate) => candidate === value);
  if (match === undefined) throw new Error(`${option} is '${value}'; use one of ${allowed.join(", ")}`);
  return match;
}

function publishedPlacements(settings: PaidLinkSettings): readonly Placement[] {
  if (!placementsAreOn(settings))
    throw new Error(
      "placements are off, so every paid link has the same URL; set placements.redirects or placements.subIdParameter in content/settings/site.yml and build",
    );
  const placements = readPlacements(builtSite());
  if (placements.length === 0) throw new Error("the links in dist/ have no placements; run npm run build again");
  return placements;
}

interface ReportOptions {
  readonly by: Grouping;
  readonly format: Format;
  /** Whether there is a sales report; without one its columns are left out. */
  readonly hasSales: boolean;
}

/** The placement report as a text table or CSV. */
export function placementReport(rows: readonly Performance[], { by, format, hasSales }: ReportOptions): string {
  const details = ["page", "slot", "label", "variant"] as const;
  const names: Column<Performance>[] = [
    [by === "placement" ? "id" : by, ({ key }) => key],
    ...(by === "placement" ? details : []).map((detail): Column<Performance> => [detail, ({ placement }) => placement?.[detail] ?? ""]),
  ];
  const sales: Column<Performance>[] = [
    ["clicks", ({ clicks }) => String(clicks)],
    ["sales", ({ sales: count }) => String(count)],
    ["amount", ({ amount }) => amount.toFixed(2)],
    ["refunds", ({ refunds }) => refunds.toFixed(2)],
    ["sales per 100 clicks", ({ rate }) => (rate === undefined ? "" : (100 * rate).toFixed(1))],
    ["data", ({ hasEnoughData }) => (hasEnoughData ? "" : "too few")],
  ];
  return formatTable(rows, hasSales ? [...names, ...sales] : names, format);
}
