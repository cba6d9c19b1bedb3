import fs from "node:fs";
import path from "node:path";
import { inThreads } from "../threads/in-threads";
import { programOf } from "../threads/program";
import type { JudgeData } from "./judge-worker";
import type { CleanFile, KeptJudgments } from "./kept-judgments";
import { publishedFiles } from "./read-publications";
import type { ComplianceSettings } from "./settings";

/** Fewer files are judged before threads have started. */
const MANY = 300;
const BATCH = 100;

/**
 * Judges in several threads what was never judged, when that is much, so that `checkPublished` finds nearly all of it
 * judged. What breaks a rule is left to it, since it tells of what it finds.
 *
 * @param directory the published folder
 * @param many from how many files on threads are worth their start
 */
export async function judgeMany(directory: string, settings: ComplianceSettings, kept: KeptJudgments, many = MANY): Promise<void> {
  const fresh = publishedFiles(directory)
    .map((file) => ({ file, key: kept.keyOf(file, () => fs.readFileSync(path.join(directory, file))) }))
    .filter(({ key }) => kept.get(key) === undefined);
  if (fresh.length < many) return;
  const { code } = await programOf("src/compliance/judge-worker.ts");
  const judged = await inThreads<string, CleanFile | undefined>({
    program: code,
    workerData: { directory, settings } satisfies JudgeData,
    items: fresh.map(({ file }) => file),
    batch: BATCH,
  });
  fresh.forEach(({ key }, index) => {
    const clean = judged[index];
    if (clean) kept.keep(key, clean);
  });
}
