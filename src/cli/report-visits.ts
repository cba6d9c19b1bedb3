import { parseArgs } from "node:util";
import { placementsAreOn } from "../site/paid-links";
import { readContentFile } from "../content-model/node/content-folder";
import { oneOf, publishedPlacements, readSales } from "./placements/input";
import { formats } from "./table";
import { countVisits } from "./visits/count-visits";
import type { VisitTotals } from "./visits/visit-counter";
import { arrivalReport, joinVisits, visitGroupings, visitReport } from "./visits/visit-report";

/**
 * `npm run report:visits -- FILE…`: reads access logs and lists visits, clicks on paid links and, with `--sales FILE`,
 * what the network's report says about them. `--by page|slot|label|variant|placement` groups them, `--by referrer` and
 * `--by arrival` (page and referrer) list where visits come from; `--format csv|json` is for programs.
 *
 * @throws when no file is named or one cannot be read, `dist/` contains no site, or placements are off and needed
 */
export async function reportVisits(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: {
      by: { type: "string", default: "page" },
      format: { type: "string", default: "table" },
      sales: { type: "string" },
      decimal: { type: "string" },
    },
  });
  const by = oneOf(values.by, visitGroupings, "--by");
  const format = oneOf(values.format, formats, "--format");
  if (positionals.length === 0) throw new Error("name access logs: npm run report:visits -- access.log access.log.1.gz");
  const settings = readContentFile("site");
  const sales = values.sales === undefined ? undefined : readSales(values.sales, values.decimal);
  const isOn = placementsAreOn(settings);
  const placements = isOn || (by !== "page" && by !== "referrer" && by !== "arrival") ? publishedPlacements(settings) : [];
  const counter = await countVisits(positionals, settings.url, placements);
  console.error(summary(counter.totals));
  if (by === "referrer" || by === "arrival") return void process.stdout.write(arrivalReport(counter, by, format));
  const clicks = settings.placements?.redirects ? counter.clicks : undefined;
  const rows = joinVisits(placements, { arrivals: counter.arrivals, clicks }, sales, by);
  const hasClicks = clicks !== undefined || sales !== undefined;
  process.stdout.write(visitReport(rows, { by, format, hasClicks, hasSales: sales !== undefined }));
}

function summary({ lines, visits, prerendered, clicks, robots, unreadable }: VisitTotals): string {
  const counts = { lines, visits, "of them prerendered": prerendered, clicks, "robots left out": robots, "not log lines": unreadable };
  return Object.entries(counts)
    .map(([name, count]) => `${name}: ${count.toLocaleString("en")}`)
    .join("; ");
}
