import { parseArgs } from "node:util";
import { readContentFile } from "../content-model/node/content-folder";
import { groupings, performanceOf } from "./placements/performance";
import { oneOf, publishedPlacements, readSales } from "./placements/input";
import { placementReport } from "./placements/placement-report";
import { formats } from "./table";

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
  const placements = publishedPlacements(readContentFile("site"));
  const rows = values.sales === undefined ? [] : readSales(values.sales, values.decimal);
  process.stdout.write(placementReport(performanceOf(placements, rows, by), { by, format, hasSales: values.sales !== undefined }));
}
