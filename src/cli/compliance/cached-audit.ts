import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { auditPublished, fileAuditor, type AuditResult, type ItemResult } from "../../compliance/audit";
import type { ComplianceSettings } from "../../compliance/audit-settings";
import { readCache, writeCache } from "../cache";

interface CachedAuditOptions {
  /** The published folder. */
  readonly directory: string;
  /** The project's folder. */
  readonly root: string;
  readonly settings: ComplianceSettings;
  readonly cacheFile: string;
  /** Changes with the code of the audit. */
  readonly version: string;
  /** Hash of a published file's content, where it is known without reading the file. */
  readonly hashOf?: ((file: string) => string | undefined) | undefined;
}

interface Cache {
  readonly version: string;
  /** Results by path and content hash. */
  readonly results: ReadonlyMap<string, readonly ItemResult[]>;
}

/**
 * As {@link auditPublished}, but files without problems are audited again only after they, the settings or the code have
 * changed. One edit of 10,000 articles changes a few pages.
 */
export function cachedAudit({ directory, root, settings, cacheFile, version, hashOf }: CachedAuditOptions): AuditResult {
  const versionAndSettings = `${version} ${JSON.stringify(settings)}`;
  const cache = readCache<Cache>(cacheFile);
  const before = cache?.version === versionAndSettings ? cache.results : undefined;
  const results = new Map<string, readonly ItemResult[]>();
  const auditFile = fileAuditor(directory, settings, root);
  const report = auditPublished(directory, settings, root, (file) => {
    const key = `${file} ${hashOf?.(file) ?? hashFile(path.join(directory, file))}`;
    const items = before?.get(key) ?? auditFile(file);
    // Diagnostics name source files, which may be renamed.
    if (items.every(({ diagnostics }) => diagnostics.length === 0)) results.set(key, items);
    return items;
  });
  writeCache(cacheFile, { version: versionAndSettings, results } satisfies Cache);
  return report;
}

const hashFile = (file: string): string => createHash("sha1").update(fs.readFileSync(file)).digest("base64");
