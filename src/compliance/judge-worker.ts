import fs from "node:fs";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { auditFile } from "./audit-file";
import type { PassedFile } from "./audit-cache";
import { leadsToSeller } from "./seller-links";
import type { ComplianceSettings } from "./audit-settings";

/** What the threads are told beside the names of files. */
export interface LintWorkerData {
  /** The published folder. */
  readonly directory: string;
  readonly settings: ComplianceSettings;
}

/** A thread that judges the published files it is sent, batch by batch: what each came to that keeps every rule. */
const { directory, settings } = workerData as LintWorkerData;
// Only findings name sources, and what has findings is judged again by whoever reports them.
const knowledge = { exists: () => false, isPaid: leadsToSeller(settings) };

parentPort?.on("message", (files: readonly string[]) => {
  parentPort?.postMessage(
    files.map((file): PassedFile | undefined => {
      const { found, ...clean } = auditFile(file, fs.readFileSync(path.join(directory, file), "utf8"), settings, knowledge);
      return found.length === 0 ? clean : undefined;
    }),
  );
});
