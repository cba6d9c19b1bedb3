import fs from "node:fs";
import path from "node:path";
import { goPath, PAID_REDIRECT_PREFIX, placementId, sellerUrl, type PaidLinkSettings, type Placement } from "../site/paid-links";
import { headerLines, type HeaderRule } from "./headers-file";
import { redirectLines, type RedirectRule } from "./redirects-file";

/** They must not be indexed or cached. */
const headers: readonly HeaderRule[] = [
  { path: `${PAID_REDIRECT_PREFIX}*`, headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" } },
];

/** Redirects to the seller, one per placement, if the settings ask for them. They are temporary, so that the seller's URL can change. */
export function paidRedirects(settings: PaidLinkSettings, placements: readonly Placement[]): RedirectRule[] {
  if (!settings.placements?.redirects) return [];
  return [...new Set(placements.map(placementId))]
    .sort()
    .map((id) => ({ from: goPath(id), to: validUrl(sellerUrl(settings, id)), status: "302" }));
}

/** A URL without characters that RFC 3986 does not allow, such as spaces, which separate the fields of a redirect, and without `$`, which names a variable in nginx. */
function validUrl(url: string): string {
  return new URL(url).href.replace(/[\s"<>\\^`{|}$]/g, encodeURIComponent);
}

/** Adds the redirects to the seller, and their headers, to a folder's `_redirects` and `_headers`. */
export function addPaidRedirects(directory: string, settings: PaidLinkSettings, placements: readonly Placement[]): void {
  const redirects = paidRedirects(settings, placements);
  if (redirects.length === 0) return;
  fs.appendFileSync(path.join(directory, "_redirects"), redirectLines(redirects));
  fs.appendFileSync(path.join(directory, "_headers"), headerLines(headers));
}
