import fs from "node:fs";
import path from "node:path";
import { errorAt, type Diagnostic } from "../content-model/diagnostic";
import { placementId, type Placement } from "../site/paid-links";
import { fileAuditor, mergeResults, type AuditFile, type AuditResult } from "./audit-file";
import type { ComplianceSettings } from "./audit-settings";
import { publishedFiles } from "./read-published-file";
import { sourceOf } from "./source-of";

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
  const result = mergeResults(publishedFiles(directory).map(auditFile));
  return { ...result, diagnostics: [...result.diagnostics, ...duplicatePlacementIds(result.placements, root)] };
}

/** Sales of two placements with the same id could not be told from each other. */
function duplicatePlacementIds(placements: readonly Placement[], root: string): Diagnostic[] {
  const byId = new Map<string, Placement>();
  return placements.flatMap((placement) => {
    const id = placementId(placement);
    const other = byId.get(id);
    byId.set(id, placement);
    const isSame = other && (["page", "slot", "label", "variant"] as const).every((key) => other[key] === placement[key]);
    if (!other || isSame) return [];
    const file = sourceOf(placement.page, (name) => fs.existsSync(path.join(root, name)));
    const message = `'${placement.label}' and '${other.label}' on ${other.page} have the same placement id ${id}`;
    return [{ ...errorAt({ file }, "placement-id", message, "change one letter of one of the two labels"), page: placement.page }];
  });
}
