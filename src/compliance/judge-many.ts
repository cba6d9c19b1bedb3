import fs from "node:fs";
import path from "node:path";
import { runInWorkers } from "../cli/run-in-workers";
import { bundleWorker } from "../cli/bundle-worker";
import type { LintWorkerData } from "./judge-worker";
import type { PassedFile, AuditCache } from "./audit-cache";
import { publishedFiles } from "./read-publications";
import type { ComplianceSettings } from "./audit-settings";

/** Fewer files are judged before threads have started. */
const MANY = 300;
const BATCH = 100;

/**
 * Judges in several threads what was never judged, when that is much, so that `auditPublished` finds nearly all of it
 * judged. What breaks a rule is left to it, since it tells of what it finds.
 *
 * @param directory the published folder
 * @param many from how many files on threads are worth their start
 */
export async function auditMany(directory: string, settings: ComplianceSettings, kept: AuditCache, many = MANY): Promise<void> {
  const fresh = publishedFiles(directory)
    .map((file) => ({ file, key: kept.keyOf(file, () => fs.readFileSync(path.join(directory, file))) }))
    .filter(({ key }) => kept.get(key) === undefined);
  if (fresh.length < many) return;
  const { code } = await bundleWorker("src/compliance/judge-worker.ts");
  const judged = await runInWorkers<string, PassedFile | undefined>({
    program: code,
    workerData: { directory, settings } satisfies LintWorkerData,
    items: fresh.map(({ file }) => file),
    batch: BATCH,
  });
  fresh.forEach(({ key }, index) => {
    const clean = judged[index];
    if (clean) kept.writeCache(key, clean);
  });
}
