import fs from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { readContentFile } from "../content-model/node/content-folder";
import { listFiles } from "../site/node/list-files";
import { exportSlot, placementId, type Placement } from "../site/paid-links";
import { findDist } from "./find-dist";

/**
 * `npm run report:placements`: lists the paid links of the built site with their sub-ids, separated by tabs, to look up
 * those of the network's report in a spreadsheet.
 *
 * @throws when placements are off, or `dist/` contains none
 */
export async function reportPlacements(): Promise<void> {
  if (!readContentFile("site").placements)
    throw new Error("every paid link has the same URL; set placements.subIdParameter in settings/site.yml and build");
  const directory = findDist();
  const placements = readPlacements(directory);
  if (placements.length === 0) throw new Error("the links in dist/ have no placements; run npm run build again");
  const rows = [...placements, ...listExports(directory)].map((placement) =>
    [placementId(placement), placement.page, placement.slot, placement.label].join("\t"),
  );
  console.log(["sub-id\tpage\tslot\tlabel", ...rows].join("\n"));
}

/** Reads the placements of the paid links in a published folder. Links have them only while the settings turn placements on. */
export function readPlacements(directory: string): Placement[] {
  // The host serves 404.html, a copy of the 404 page, for unknown URLs.
  const pages = listFiles(directory).filter((file) => file.endsWith(".html") && file !== "404.html");
  return pages.flatMap((file) => {
    const page = `/${file.replace(/(?:^|(?<=\/))index\.html$/, "")}`;
    const $ = load(fs.readFileSync(path.join(directory, file), "utf8"));
    return Array.from($("a[data-slot]"), ({ attribs }): Placement => {
      const { "data-slot": slot = "", "data-label": label = "" } = attribs;
      return { page, slot, label };
    });
  });
}

/** The placements of the paid links in Markdown exports and in feeds, one for each article. */
export function listExports(directory: string): Placement[] {
  return listFiles(directory)
    .filter((file) => file.endsWith(".md"))
    .map((file) => ({ page: `/${file.slice(0, -".md".length)}/`, slot: exportSlot, label: "" }));
}
