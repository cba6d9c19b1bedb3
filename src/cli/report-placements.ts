import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { auditPublished } from "../compliance/audit";
import { groupings, performanceOf, type Grouping } from "./placements/performance";
import { formats, placementReport, type Format } from "./placements/report";
import { readSalesExport } from "./placements/sales-export";
import { placementsAreOn } from "../site/paid-links";
import { complianceSettings } from "./compliance/compliance-settings";

/**
 * `npm run report:placements`: where paid links stand on the built site, each with its id, and what they bring in when
 * `-- --sales FILE` names the network's report. `--by page|slot|label|variant` takes them together, `--format csv|json`
 * writes for programs.
 *
 * @throws when placements are off, there is no built site, or the report cannot be read
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
  const by = oneOf(values.by, groupings, "--by") as Grouping;
  const format = oneOf(values.format, formats, "--format") as Format;
  const settings = complianceSettings();
  if (!placementsAreOn(settings))
    throw new Error(
      "placements are off, so every paid link has the same address; set placements.redirects or placements.subIdParameter in content/settings/site.yml and build",
    );
  const directory = path.resolve("dist");
  if (!fs.existsSync(path.join(directory, "index.html"))) throw new Error("dist/ holds no site; run npm run build first");
  const { placements } = auditPublished(directory, settings, process.cwd());
  if (placements.length === 0) throw new Error("the links in dist/ are not told apart; run npm run build again");
  const rows = values.sales === undefined ? [] : readSalesExport(readReport(values.sales), values.sales);
  process.stdout.write(placementReport(performanceOf(placements, rows, by), { by, format, hasSales: values.sales !== undefined }));
}

function readReport(file: string): string {
  if (!fs.existsSync(file)) throw new Error(`${file} is not there; export the sales report of the network as CSV`);
  return fs.readFileSync(file, "utf8");
}

function oneOf(value: string, known: readonly string[], option: string): string {
  if (!known.includes(value)) throw new Error(`${option} is '${value}'; it is one of ${known.join(", ")}`);
  return value;
}
