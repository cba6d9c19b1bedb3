import { errorAt, type Diagnostic } from "../../content-model/diagnostic";
import type { CareInput } from "../../lint/care/care-list";
import { filesOf, type ContentTree } from "../../lint/content-tree";
import { placementId, type Placement } from "../../site/paid-links";
import { statusLabel } from "../../site/publication-status";
import { routes } from "../../site/routes";
import { linksOfContent } from "../check-links";
import type { AcceptedState } from "../links/accepted-states";

/** Statuses of pages that are gone. Many publishers answer scripts with 403, although the page exists. */
const goneStatuses: readonly number[] = [404, 410];

/** Dead links among the states that somebody accepted at the last link check. */
export function acceptedDeadLinks(tree: ContentTree, accepted: readonly AcceptedState[]): Diagnostic[] {
  const byUrl = new Map(accepted.map((state) => [state.url, state]));
  return linksOfContent(tree).links.flatMap(({ url, at }): Diagnostic[] => {
    const state = byUrl.get(url);
    if (!state || !goneStatuses.includes(state.status)) return [];
    const message = `${url} returned HTTP ${state.status} at the last link check`;
    return [{ ...errorAt(at, "link-dead", message, "correct the URL, or cite another work"), severity: "warning" }];
  });
}

/** The care list's input without anything that is not published, for readers who may be anybody. */
export function publicInput(input: CareInput): CareInput {
  const hidden = new Set(filesOf(input.tree, "post").filter(({ value }) => statusLabel(value, input.today) !== undefined));
  return { ...input, tree: { ...input.tree, files: input.tree.files.filter((file) => !(hidden as ReadonlySet<unknown>).has(file)) } };
}

/** With fewer visits, no click is no surprise. */
const MINIMUM_VISITS = 100;

/**
 * Slugs of the published articles whose paid links nobody clicked.
 *
 * @param visits by page; undefined if they are not known, so that every article is reported
 */
export function slugsWithoutClicks(
  tree: ContentTree,
  today: string,
  placements: readonly Placement[],
  clicks: ReadonlyMap<string, number>,
  visits: ReadonlyMap<string, number> | undefined,
): ReadonlySet<string> {
  const clicked = new Set(placements.filter((placement) => (clicks.get(placementId(placement)) ?? 0) > 0).map(({ page }) => page));
  const slugs = filesOf(tree, "post")
    .filter(({ value }) => statusLabel(value, today) === undefined)
    .map(({ value }) => value.slug)
    .filter((slug) => !clicked.has(routes.post(slug)) && (visits === undefined || (visits.get(routes.post(slug)) ?? 0) >= MINIMUM_VISITS));
  return new Set(slugs);
}
