import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { MANIFEST_FILE, parseManifest } from "../publish/manifest";
import { placementId, placementsAreOn } from "../site/paid-links";
import { complianceSettings } from "./compliance/compliance-settings";
import { oneOf, publishedPlacements, readSales } from "./placements/input";
import { formats } from "./table";
import { pathOfFile } from "./verify/expected-responses";
import { readLines } from "./visits/log-lines";
import { VisitCounter, type VisitTotals } from "./visits/visit-counter";
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
  const settings = complianceSettings();
  const sales = values.sales === undefined ? undefined : readSales(values.sales, values.decimal);
  const isOn = placementsAreOn(settings);
  const placements = isOn || (by !== "page" && by !== "referrer" && by !== "arrival") ? publishedPlacements(settings) : [];
  const counter = new VisitCounter(publishedPages(), new URL(settings.url).hostname, new Set(placements.map(placementId)));
  for (const file of positionals) await readLines(file, (line) => counter.add(line));
  console.error(summary(counter.totals));
  if (by === "referrer" || by === "arrival") return void process.stdout.write(arrivalReport(counter, by, format));
  const clicks = settings.placements?.redirects ? counter.clicks : undefined;
  const rows = joinVisits(placements, { arrivals: counter.arrivals, clicks }, sales, by);
  const hasClicks = clicks !== undefined || sales !== undefined;
  process.stdout.write(visitReport(rows, { by, format, hasClicks, hasSales: sales !== undefined }));
}

/** Paths of the pages in `dist/`. */
function publishedPages(): ReadonlySet<string> {
  const manifest = path.resolve("dist", MANIFEST_FILE);
  if (!fs.existsSync(manifest)) throw new Error("dist/ contains no site; run npm run build first");
  const files = Object.keys(parseManifest(fs.readFileSync(manifest, "utf8")));
  return new Set(files.filter((file) => file.endsWith("index.html")).map(pathOfFile));
}

function summary({ lines, visits, prerendered, clicks, robots, unreadable }: VisitTotals): string {
  const counts = { lines, visits, "of them prerendered": prerendered, clicks, "robots left out": robots, "not log lines": unreadable };
  return Object.entries(counts)
    .map(([name, count]) => `${name}: ${count.toLocaleString("en")}`)
    .join("; ");
}
