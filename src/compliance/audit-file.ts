import fs from "node:fs";
import path from "node:path";
import { errorAt, type Diagnostic } from "../content-model/diagnostic";
import type { Placement } from "../site/paid-links";
import type { ComplianceSettings } from "./audit-settings";
import type { PublishedItem, PublishedKind } from "./published-item";
import { readPublishedFile } from "./read-published-file";
import { complianceRules } from "./rules";
import { sellerLinkTest } from "./seller-links";
import { sourceOf } from "./source-of";

/** What the audit found in one published file, or in several together. */
export interface AuditResult {
  readonly diagnostics: readonly Diagnostic[];
  /** Number of items audited, by kind. */
  readonly counts: Readonly<Record<PublishedKind, number>>;
  readonly paidLinks: number;
  /** Placements of the paid links; empty unless the settings turn placements on. */
  readonly placements: readonly Placement[];
}

/** Audits one file, named by its path below the published folder. */
export type AuditFile = (file: string) => AuditResult;

/**
 * @param directory the published folder
 * @param root the project's folder, to name source files
 */
export function fileAuditor(directory: string, settings: ComplianceSettings, root: string): AuditFile {
  const isPaidLink = sellerLinkTest(settings);
  const exists = (file: string) => fs.existsSync(path.join(root, file));
  return (file) => {
    const text = fs.readFileSync(path.join(directory, file), "utf8");
    let items: PublishedItem[];
    try {
      items = readPublishedFile(file, text, isPaidLink);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const unreadable = errorAt({ file: "src/" }, "unreadable", `the file cannot be parsed: ${reason}`, "fix the code that writes it");
      return { ...mergeResults([]), diagnostics: [{ ...unreadable, page: `/${file}` }] };
    }
    return mergeResults(items.map((item) => auditItem(item, settings, { isPaidLink, exists })));
  };
}

interface AuditContext {
  readonly isPaidLink: (href: string) => boolean;
  readonly exists: (file: string) => boolean;
}

function auditItem(item: PublishedItem, settings: ComplianceSettings, { isPaidLink, exists }: AuditContext): AuditResult {
  const paidLinks = item.links.filter(({ href }) => isPaidLink(href));
  // Feed items and Markdown exports repeat a page, so both files are named.
  const page = item.kind === "page" ? item.path : `/${item.file} (${item.path})`;
  const diagnostics: Diagnostic[] = [];
  for (const rule of complianceRules)
    rule({ item, settings, paidLinks }, (id, message, suggestion) =>
      diagnostics.push({ ...errorAt({ file: sourceOf(item.path, exists) }, id, message, suggestion), page }),
    );
  return {
    diagnostics,
    counts: { ...noCounts, [item.kind]: 1 },
    paidLinks: paidLinks.length,
    placements: paidLinks.flatMap(({ placement }) => (placement ? [{ page: item.path, ...placement }] : [])),
  };
}

const noCounts: Readonly<Record<PublishedKind, number>> = { page: 0, "feed item": 0, "Markdown export": 0 };

/** Sums of results, with their diagnostics and placements in order. */
export function mergeResults(results: readonly AuditResult[]): AuditResult {
  const counts = { ...noCounts };
  let paidLinks = 0;
  for (const result of results) {
    for (const kind of Object.keys(counts) as PublishedKind[]) counts[kind] += result.counts[kind];
    paidLinks += result.paidLinks;
  }
  return {
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
    counts,
    paidLinks,
    placements: results.flatMap(({ placements }) => placements),
  };
}
