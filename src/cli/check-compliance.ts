import fs from "node:fs";
import path from "node:path";
import { auditPublished } from "../compliance/audit";
import { jsonReport, textReport } from "../compliance/audit-report";
import { formatDiagnostic } from "../content-model/diagnostic";
import { addPaidRedirects } from "../publish/paid-redirects";
import { builtSite } from "./built-site";
import { codeHash } from "./code-hash";
import { cachedAudit } from "./compliance/cached-audit";
import { complianceSettings } from "./compliance/compliance-settings";

/**
 * Audits a folder before it is published, and prints the report if there are no errors. Adds the redirects to the seller,
 * because only the finished pages say which placements exist.
 *
 * @param hashOf hash of a file's content, where it is known without reading the file
 * @returns one line per error
 */
export function auditAndAddRedirects(directory: string, hashOf?: (file: string) => string | undefined): string[] {
  const settings = complianceSettings();
  const cacheFile = path.resolve("node_modules", ".cache", "compliance", "audit");
  const report = cachedAudit({ directory, root: process.cwd(), settings, cacheFile, version: codeHash(), hashOf });
  addPaidRedirects(directory, settings, report.placements);
  if (report.diagnostics.length === 0) process.stdout.write(textReport(report));
  return report.diagnostics.map(formatDiagnostic);
}

/**
 * `npm run check:compliance`: audits `dist/`. `-- --json` prints the report as JSON; `-- --json FILE` writes it to a
 * file besides printing the report for people. Exits with 1 on errors.
 */
export async function checkComplianceCommand(): Promise<void> {
  const report = auditPublished(builtSite(), complianceSettings(), process.cwd());
  const option = process.argv.indexOf("--json");
  const file = option < 0 ? undefined : process.argv[option + 1];
  if (file) fs.writeFileSync(file, jsonReport(report));
  process.stdout.write(option >= 0 && !file ? jsonReport(report) : textReport(report));
  if (report.diagnostics.length > 0) process.exitCode = 1;
}
