import { asWarning, errorAt, type Diagnostic } from "../content-model/diagnostic";
import { listMaintenance, type MaintenanceGroup } from "../lint/maintenance/maintenance-list";
import type { ContentTree } from "../lint/content-tree";
import { readProjectContent } from "../lint/node/read-content";
import { buildDay } from "../site/build-day";
import { linksOfContent, readAccepted } from "./check-links";
import type { LinkBaseline } from "./links/link-baseline";
import { noticeDiagnostic, UNKNOWN_TO_CROSSREF } from "./links/crossref";

/** `npm run report:care`: lists what needs care. The exit status is 0 whatever is found. */
export async function reportMaintenance(): Promise<void> {
  const today = buildDay(process.env);
  process.stdout.write(formatMaintenance(listProjectMaintenance(readProjectContent(today)), today));
}

/** What needs care today: what the content and the last accepted link check say. */
function listProjectMaintenance(tree: ContentTree): MaintenanceGroup[] {
  return listMaintenance({ tree, today: buildDay(process.env), links: acceptedFindings(tree, readAccepted()) });
}

/** Statuses of pages that are gone. Many publishers answer scripts with 403, although the page exists. */
const goneStatuses: readonly number[] = [404, 410];

/** Corrected and retracted references and dead links among what was accepted at the last link check. */
export function acceptedFindings(tree: ContentTree, accepted: LinkBaseline): Diagnostic[] {
  const { works, links } = linksOfContent(tree);
  const notices = new Map(accepted.works.map((work) => [work.doi, work.notices]));
  const states = new Map(accepted.links.map((state) => [state.url, state]));
  const corrected = works.flatMap((work) => {
    const known = (notices.get(work.doi) ?? []).filter((notice) => notice !== UNKNOWN_TO_CROSSREF);
    return known.length > 0 ? [noticeDiagnostic(work, known)] : [];
  });
  const dead = links.flatMap(({ url, at }) => {
    const { status = 0 } = states.get(url) ?? {};
    const message = `${url} returned HTTP ${status} at the last link check`;
    return goneStatuses.includes(status) ? [errorAt(at, "link-dead", message, "correct the URL, or cite another work")] : [];
  });
  return [...corrected, ...dead].map(asWarning);
}

/** A suggestion that all items of a group share is in its heading. */
export function formatMaintenance(groups: readonly MaintenanceGroup[], today: string): string {
  if (groups.length === 0) return `${today}: nothing needs care\n`;
  return groups
    .map(({ title, items }) => {
      const shared = new Set(items.map(({ suggestion }) => suggestion)).size === 1 ? `: ${items[0]?.suggestion ?? ""}` : "";
      const lines = items.map(
        ({ file, line, column, message, suggestion }) =>
          `  ${file}:${line}:${column} ${message}${shared === "" ? `; ${suggestion}` : ""}\n`,
      );
      return `${title} (${items.length})${shared}\n${lines.join("")}`;
    })
    .join("\n");
}
