import fs from "node:fs";
import { readPlacements } from "../../publish/paid-redirects";
import { placementsAreOn, type PaidLinkSettings, type Placement } from "../../site/paid-links";
import { builtSite } from "../built-site";
import { parseSalesExport, type SalesRow } from "./sales-export";

const decimalNames = { point: ".", comma: "," } as const;

/**
 * The placements of the paid links in `dist/`.
 *
 * @throws when placements are off, or `dist/` contains no site or none of them
 */
export function publishedPlacements(settings: PaidLinkSettings): readonly Placement[] {
  if (!placementsAreOn(settings))
    throw new Error(
      "placements are off, so every paid link has the same URL; set placements.redirects or placements.subIdParameter in settings/site.yml and build",
    );
  const placements = readPlacements(builtSite());
  if (placements.length === 0) throw new Error("the links in dist/ have no placements; run npm run build again");
  return placements;
}

/**
 * Reads a network's sales report.
 *
 * @param decimal `point` or `comma`, if the numbers leave the decimal sign open
 * @throws when there is no such file or it cannot be read
 */
export function readSales(file: string, decimal: string | undefined): readonly SalesRow[] {
  const sign = decimal === undefined ? undefined : decimalNames[oneOf(decimal, ["point", "comma"], "--decimal")];
  if (!fs.existsSync(file)) throw new Error(`${file} does not exist; export the network's sales report as CSV`);
  return parseSalesExport(fs.readFileSync(file, "utf8"), file, sign);
}

/**
 * The value of an option that has a list of allowed values.
 *
 * @throws when the value is not in the list
 */
export function oneOf<T extends string>(value: string, allowed: readonly T[], option: string): T {
  const match = allowed.find((candidate) => candidate === value);
  if (match === undefined) throw new Error(`${option} is '${value}'; use one of ${allowed.join(", ")}`);
  return match;
}
