import type { Redirect } from "../site/redirects";
import { goPath, placementId, sellerUrl, type PaidLinkSettings, type Placement } from "../site/paid-links";
import { routes } from "../site/routes";

/** A line of the host's `_redirects` file. Files that exist win, unless the status is forced by `!`. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: string;
}

/** Unknown articles, categories and list pages land on the 404 page, which itself answers 404. */
export const hostRedirects: readonly RedirectRule[] = [
  { from: routes.notFound, to: "/404.html", status: "404!" },
  { from: `${routes.blog}*`, to: routes.notFound, status: "302" },
];

/**
 * The host's `_redirects` file: moved addresses first, since the first rule that fits counts.
 *
 * @param redirects old addresses, each with the one that took its place for good
 */
export function redirectsFile(redirects: readonly Redirect[] = []): string {
  return redirectLines([...redirects.map(({ from, to }): RedirectRule => ({ from, to, status: "301" })), ...hostRedirects]);
}

/**
 * What is wrong with moves: every one must begin where nothing is published and end at something published, which
 * also keeps out chains and loops.
 *
 * @param isPublished whether a file answers at a path
 */
export function redirectErrors(redirects: readonly Redirect[], isPublished: (path: string) => boolean): string[] {
  return redirects.flatMap(({ from, to }) => [
    ...(isPublished(from) ? [`the redirect from ${from} to ${to} would never be taken: ${from} is published`] : []),
    ...(isPublished(to) ? [] : [`the redirect from ${from} leads to ${to}, which is not published`]),
  ]);
}

/** Lines of the host's `_redirects` file. */
export function redirectLines(list: readonly RedirectRule[]): string {
  return list.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join("");
}

/** The redirects to the seller, one for each placement; none unless settings ask for them. A change of the seller's address is a matter of minutes, so none is permanent. */
export function goRedirects(settings: PaidLinkSettings, placements: readonly Placement[]): RedirectRule[] {
  if (!settings.placements?.redirects) return [];
  return [...new Set(placements.map(placementId))].sort().map((id) => ({ from: goPath(id), to: sellerUrl(settings, id), status: "302" }));
}
