import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { auditPublished } from "../compliance/audit";
import { placementsAreOn } from "../site/paid-links";
import { complianceSettings } from "./compliance/compliance-settings";
import { groupings, performanceOf } from "./placements/performance";
import { formats, placementReport } from "./placements/report";
import { parseSalesExport } from "./placements/sales-export";

const decimalNames = { point: ".", comma: "," } as const;

/**
 * `npm run report:placements`: lists the paid links of the built site with their ids, and their sales if `-- --sales
 * FILE` names the network's report (`--decimal point|comma` if its numbers leave that open). `--by page|slot|label|variant` groups them, `--format csv|json` is for programs.
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
      decimal: { type: "string" },
    },
  });
  const by = oneOf(values.by, groupings, "--by");
  const format = oneOf(values.format, formats, "--format");
  const settings = complianceSettings();
  if (!placementsAreOn(settings))
    throw new Error(
      "placements are off, so every paid link has the same URL; set placements.redirects or placements.subIdParameter in content/settings/site.yml and build",
    );
  const directory = path.resolve("dist");
  if (!fs.existsSync(path.join(directory, "index.html"))) throw new Error("dist/ contains no site; run npm run build first");
  const { placements } = auditPublished(directory, settings, process.cwd());
  if (placements.length === 0) throw new Error("the links in dist/ have no placements; run npm run build again");
  const decimal = values.decimal === undefined ? undefined : decimalNames[oneOf(values.decimal, ["point", "comma"], "--decimal")];
  const rows = values.sales === undefined ? [] : parseSalesExport(readReport(values.sales), values.sales, decimal);
  process.stdout.write(placementReport(performanceOf(placements, rows, by), { by, format, hasSales: values.sales !== undefined }));
}

function readReport(file: string): string {
  if (!fs.existsSync(file)) throw new Error(`${file} does not exist; export the network's sales report as CSV`);
  return fs.readFileSync(file, "utf8");
}

function oneOf<T extends string>(value: string, allowed: readonly T[], option: string): T {
  const match = allowed.find((candidate) => candidate === value);
  if (match === undefined) throw new Error(`${option} is '${value}'; use one of ${allowed.join(", ")}`);
  return match;
}
