import { formatDiagnostic } from "../content-model/diagnostic";
import type { AuditResult } from "./audit";

/** The report for people: one line per diagnostic, and a summary. */
export function textReport({ diagnostics, counts, paidLinks, placements }: AuditResult): string {
  const placed = placements.length > 0 ? `, ${placements.length} of them with a placement` : "";
  return [
    ...diagnostics.map(formatDiagnostic),
    `compliance: ${counts.page} pages, ${counts["feed item"]} feed items, ${counts["Markdown export"]} Markdown exports with ${paidLinks} paid links${placed}; ${diagnostics.length} errors`,
    "",
  ].join("\n");
}

/** The report for programs, as JSON. */
export function jsonReport({ diagnostics, counts, paidLinks }: AuditResult): string {
  return `${JSON.stringify({ counts, paidLinks, diagnostics }, null, 2)}\n`;
}
