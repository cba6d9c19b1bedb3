import fs from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { listFiles } from "../site/node/list-files";
import { goPath, PAID_REDIRECT_PREFIX, placementId, sellerUrl, type PaidLinkSettings, type Placement } from "../site/paid-links";
import { routes } from "../site/routes";
import { headerLines, type HeaderRule } from "./headers-file";
import { redirectLines, type RedirectRule } from "./redirects-file";

/** They must not be indexed or cached. */
const headers: readonly HeaderRule[] = [
  { path: `${PAID_REDIRECT_PREFIX}*`, headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" } },
];

/** Redirects to the seller, one per placement. They are temporary, so that the seller's URL can change. */
export function paidRedirects(settings: PaidLinkSettings, placements: readonly Placement[]): RedirectRule[] {
  return [...new Set(placements.map(placementId))]
    .sort()
    .map((id) => ({ from: goPath(id), to: validUrl(sellerUrl(settings, id)), status: "302" }));
}

/** A URL without characters that RFC 3986 does not allow, such as spaces, which separate the fields of a redirect, and without `$`, which names a variable in nginx. */
function validUrl(url: string): string {
  return new URL(url).href.replace(/[\s"<>\\^`{|}$]/g, encodeURIComponent);
}

/**
 * Reads the placements of the paid links in a published folder. Links have them only while the settings turn placements on.
 *
 * @throws when two placements have the same id, because sales of one would be counted as those of the other
 */
export function readPlacements(directory: string): Placement[] {
  const placements = listFiles(directory)
    .filter((file) => file.endsWith(".html"))
    .flatMap((file) => {
      // The host serves 404.html, a copy of the 404 page, for unknown URLs.
      const page = file === "404.html" ? routes.notFound : `/${file.replace(/(?:^|(?<=\/))index\.html$/, "")}`;
      const $ = load(fs.readFileSync(path.join(directory, file), "utf8"));
      return Array.from($("a[data-slot]"), ({ attribs }): Placement => {
        const { "data-slot": slot = "", "data-label": label = "" } = attribs;
        return { page, slot, label };
      });
    });
  const byId = new Map<string, Placement>();
  for (const placement of placements) {
    const id = placementId(placement);
    const other = byId.get(id) ?? placement;
    if (JSON.stringify(other) !== JSON.stringify(placement))
      throw new Error(
        `'${placement.label}' on ${placement.page} and '${other.label}' on ${other.page} have the same placement id ${id}. Change one letter of one of the two labels.`,
      );
    byId.set(id, placement);
  }
  return placements;
}

/** Adds the redirects to the seller, and their headers, to a folder's `_redirects` and `_headers`. */
export function addPaidRedirects(directory: string, settings: PaidLinkSettings): void {
  fs.appendFileSync(path.join(directory, "_redirects"), redirectLines(paidRedirects(settings, readPlacements(directory))));
  fs.appendFileSync(path.join(directory, "_headers"), headerLines(headers));
}
