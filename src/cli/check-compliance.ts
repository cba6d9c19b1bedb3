import fs from "node:fs";
import path from "node:path";
import { auditPublished } from "../compliance/audit";
import { formatFinding, reportAsJson, reportForPeople } from "../compliance/report";
import { auditMany } from "../compliance/judge-many";
import { AuditCache } from "../compliance/audit-cache";
import type { ComplianceSettings } from "../compliance/audit-settings";
import { contentDirectory, readContentFile } from "../content-model/node/content-folder";
import { goHeaderRules, headerLines } from "../publish/headers-file";
import { goRedirects, redirectLines } from "../publish/redirects-file";
import { codeHash } from "./code-hash";

/** What content says of what published pages must hold. */
export function complianceSettings(): ComplianceSettings {
  const directory = contentDirectory(process.cwd());
  const site = readContentFile("site", directory);
  const product = readContentFile("product", directory);
  const testimonials = readContentFile("testimonials", directory).items;
  return {
    url: site.url,
    affiliateLink: site.affiliateLink,
    sellerHosts: site.sellerHosts ?? [],
    placements: site.placements,
    disclosure: site.disclosure,
    rating: { value: product.rating, best: product.bestRating, count: product.reviewCount, source: product.ratingSource },
    consented: testimonials.flatMap(({ name, consent }) => (consent ? [name] : [])),
  };
}

/**
 * Judges the folder that is about to be published, and adds the redirects to the seller where settings ask for them.
 *
 * @param contentOf hash of what a file in it holds, where that is known
 * @returns a line for each finding
 */
export async function completeAndCheck(directory: string, contentOf?: (file: string) => string | undefined): Promise<string[]> {
  const settings = complianceSettings();
  const cacheFile = path.resolve("node_modules", ".cache", "compliance", "clean-files");
  const kept = new AuditCache(cacheFile, codeHash(), settings, contentOf);
  await auditMany(directory, settings, kept);
  const report = auditPublished(directory, settings, process.cwd(), kept);
  if (settings.placements?.redirects) {
    fs.appendFileSync(path.join(directory, "_redirects"), redirectLines(goRedirects(settings, report.placements)));
    fs.appendFileSync(path.join(directory, "_headers"), headerLines(goHeaderRules));
  }
  if (report.findings.length === 0) process.stdout.write(reportForPeople(report));
  return report.findings.map(formatFinding);
}

/**
 * `npm run check:compliance`: judges `dist/`. `-- --json` prints the report as JSON, `-- --json FILE` writes it beside
 * the one for people. Exit status 1 when there is a finding.
 */
export async function checkComplianceCommand(): Promise<void> {
  const directory = path.resolve("dist");
  if (!fs.existsSync(path.join(directory, "index.html"))) throw new Error("dist/ holds no site; run npm run build first");
  const report = auditPublished(directory, complianceSettings(), process.cwd());
  const asked = process.argv.indexOf("--json");
  const file = asked < 0 ? undefined : process.argv[asked + 1];
  if (file) fs.writeFileSync(file, reportAsJson(report));
  process.stdout.write(asked >= 0 && !file ? reportAsJson(report) : reportForPeople(report));
  if (report.findings.length > 0) process.exitCode = 1;
}
