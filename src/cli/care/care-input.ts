import { asWarning, errorAt, type Diagnostic } from "../../content-model/diagnostic";
import type { CareInput } from "../../lint/maintenance/maintenance-list";
import { filesOf, type ContentTree } from "../../lint/content-tree";
import { placementId, type Placement } from "../../site/paid-links";
import { statusLabel } from "../../site/publication-status";
import { routes } from "../../site/routes";
import { linksOfContent } from "../check-links";
import type { Accepted, AcceptedState } from "../links/accepted-states";
import type { CheckedLink } from "../links/follow-links";
import { noticeDiagnostic, UNKNOWN_TO_CROSSREF } from "../links/crossref";

/** Statuses of pages that are gone. Many publishers answer scripts with 403, although the page exists. */
const goneStatuses: readonly number[] = [404, 410];

/** Corrected and retracted references and dead links among what was accepted at the last link check. */
export function acceptedFindings(tree: ContentTree, accepted: Accepted): Diagnostic[] {
  const notices = new Map(accepted.works.map((work) => [work.doi, work.notices]));
  const { works, links } = linksOfContent(tree);
  const corrected = works.flatMap((work): Diagnostic[] => {
    const known = (notices.get(work.doi) ?? []).filter((notice) => notice !== UNKNOWN_TO_CROSSREF);
    return known.length > 0 ? [asWarning(noticeDiagnostic(work, known))] : [];
  });
  return [...corrected, ...deadLinks(links, accepted.links)];
}

function deadLinks(links: readonly CheckedLink[], accepted: readonly AcceptedState[]): Diagnostic[] {
  const byUrl = new Map(accepted.map((state) => [state.url, state]));
  return links.flatMap(({ url, at }): Diagnostic[] => {
    const state = byUrl.get(url);
    if (!state || !goneStatuses.includes(state.status)) return [];
    const message = `${url} returned HTTP ${state.status} at the last link check`;
    return [asWarning(errorAt(at, "link-dead", message, "correct the URL, or cite another work"))];
  });
}

/** The care list's input without unpublished articles, for a public CMS. */
export function publicInput(input: CareInput): CareInput {
  const hidden = new Set(filesOf(input.tree, "post").filter(({ value }) => statusLabel(value, input.today) !== undefined));
  return { ...input, tree: { ...input.tree, files: input.tree.files.filter((file) => !(hidden as ReadonlySet<unknown>).has(file)) } };
}

/** With fewer visits, a page may have no clicks by chance. */
const MINIMUM_VISITS = 100;

/**
 * Slugs of the published articles whose paid links have no clicks.
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
