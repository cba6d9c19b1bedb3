import fs from "node:fs";
import path from "node:path";
import { errorAt, type Diagnostic } from "../content-model/diagnostic";
import { placementId, type Placement } from "../site/paid-links";
import type { ComplianceSettings } from "./audit-settings";
import type { PublishedItem, PublishedKind } from "./published-item";
import { publishedFiles, readPublishedFile } from "./read-published-file";
import { complianceRules } from "./rules";
import { sellerLinkTest } from "./seller-links";
import { sourceOf } from "./source-of";

/** The result for one published item. */
export interface ItemResult {
  /** Undefined for a file that cannot be parsed. */
  readonly kind?: PublishedKind;
  readonly diagnostics: readonly Diagnostic[];
  readonly paidLinks: number;
  /** Placements of the paid links; empty unless the settings turn placements on. */
  readonly placements: readonly Placement[];
}

/** The result for a published folder. */
export interface AuditResult extends Omit<ItemResult, "kind"> {
  /** Number of items audited. */
  readonly counts: Readonly<Record<PublishedKind, number>>;
}

/** Audits one file, named by its path below the published folder. */
type AuditFile = (file: string) => readonly ItemResult[];

/**
 * Audits everything in a published folder: pages, feeds and Markdown exports, as readers get them.
 *
 * @param directory the published folder
 * @param root the project's folder, to name source files
 * @param auditFile for a caller that has cached results of single files
 */
export function auditPublished(
  directory: string,
  settings: ComplianceSettings,
  root: string,
  auditFile: AuditFile = fileAuditor(directory, settings, root),
): AuditResult {
  const items = publishedFiles(directory).flatMap((file) => auditFile(file));
  const count = (kind: PublishedKind) => items.filter((item) => item.kind === kind).length;
  const placements = items.flatMap((item) => item.placements);
  return {
    diagnostics: [...items.flatMap(({ diagnostics }) => diagnostics), ...duplicatePlacementIds(placements, root)],
    counts: { page: count("page"), "feed item": count("feed item"), "Markdown export": count("Markdown export") },
    paidLinks: items.reduce((sum, { paidLinks }) => sum + paidLinks, 0),
    placements,
  };
}

/** The audit of single files; for the parameters see {@link auditPublished}. */
export function fileAuditor(directory: string, settings: ComplianceSettings, root: string): AuditFile {
  const isPaidLink = sellerLinkTest(settings);
  return (file) => {
    let items: PublishedItem[];
    try {
      items = readPublishedFile(file, fs.readFileSync(path.join(directory, file), "utf8"), isPaidLink);
    } catch (error) {
      const message = `the file cannot be parsed: ${error instanceof Error ? error.message : String(error)}`;
      const unreadable = errorAt({ file: "src/" }, "unreadable", message, "fix the code that writes it");
      return [{ diagnostics: [{ ...unreadable, page: `/${file}` }], paidLinks: 0, placements: [] }];
    }
    return items.map((item) => auditItem(item, settings, isPaidLink, root));
  };
}

function auditItem(item: PublishedItem, settings: ComplianceSettings, isPaidLink: (href: string) => boolean, root: string): ItemResult {
  const paidLinks = item.links.filter(({ href }) => isPaidLink(href));
  // Feed items and Markdown exports repeat a page, so both files are named.
  const page = item.kind === "page" ? item.path : `/${item.file} (${item.path})`;
  const diagnostics: Diagnostic[] = [];
  for (const rule of complianceRules)
    rule({ item, settings, paidLinks }, (id, message, suggestion) =>
      diagnostics.push({ ...errorAt({ file: sourceOf(item.path, root) }, id, message, suggestion), page }),
    );
  return {
    kind: item.kind,
    diagnostics,
    paidLinks: paidLinks.length,
    placements: paidLinks.flatMap(({ placement }) => (placement ? [{ page: item.path, ...placement }] : [])),
  };
}

/** Sales of two placements with the same id would be counted as those of one. */
function duplicatePlacementIds(placements: readonly Placement[], root: string): Diagnostic[] {
  const byId = new Map<string, Placement>();
  return placements.flatMap((placement) => {
    const id = placementId(placement);
    const other = byId.get(id);
    byId.set(id, placement);
    const isSame = other && (["page", "slot", "label", "variant"] as const).every((key) => other[key] === placement[key]);
    if (!other || isSame) return [];
    const message = `'${placement.label}' and '${other.label}' on ${other.page} have the same placement id ${id}`;
    const file = sourceOf(placement.page, root);
    return [{ ...errorAt({ file }, "placement-id", message, "change one letter of one of the two labels"), page: placement.page }];
  });
}
