import fs from "node:fs";
import path from "node:path";
import { MANIFEST_FILE, parseManifest } from "../../publish/manifest";
import { placementId, type Placement } from "../../site/paid-links";
import { builtSite } from "../built-site";
import { pathOfFile } from "../verify/expected-responses";
import { readLines } from "./log-lines";
import { VisitCounter } from "./visit-counter";

/**
 * Counts visits and clicks in access logs of the site in `dist/`.
 *
 * @throws when a file cannot be read, or `dist/` contains no site
 */
export async function countVisits(files: readonly string[], siteUrl: string, placements: readonly Placement[]): Promise<VisitCounter> {
  const counter = new VisitCounter(publishedPages(), new URL(siteUrl).hostname, new Set(placements.map(placementId)));
  for (const file of files) await readLines(file, (line) => counter.add(line));
  return counter;
}

/** Paths of the pages in `dist/`. */
function publishedPages(): ReadonlySet<string> {
  const files = Object.keys(parseManifest(fs.readFileSync(path.join(builtSite(), MANIFEST_FILE), "utf8")));
  return new Set(files.filter((file) => file.endsWith("index.html")).map(pathOfFile));
}
