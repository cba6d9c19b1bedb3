import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import { Worker } from "node:worker_threads";
import { keep, readKept } from "../kept/kept-file";
import { checkContentAndPictures } from "./check-content";
import { judgeProgram } from "./judge-program";
import type { JudgeData } from "./judge-worker";
import { judgmentKey, openJudged, type ArticleSource } from "./judged-articles";
import { checkPictureFiles } from "./picture-files";
import { listContent, readEntry, readText, type ContentEntry } from "./read-content";
import { rulesOfAll, rulesOfOne } from "./rules";
import { claimDates } from "./rules/claim-dates";
import { checkResult, runRules, type CheckResult } from "./run-rules";

/** Fewer articles are judged before a thread has started. */
const MANY = 200;
const BATCH = 200;

export interface CheckOptions {
  /** Absolute path of the content folder. */
  readonly directory: string;
  /** How findings name the folder. */
  readonly name: string;
  /** Where judgments are kept between runs. */
  readonly cacheFile: string;
  /** From how many articles on threads and cache are used. */
  readonly many?: number;
  /** ISO day on which what expires is judged; not judged without one. */
  readonly today?: string;
}

/**
 * The content check for any number of articles: what {@link checkContentAndPictures} finds, with new and changed articles judged
 * in several threads and the judgments of all others taken from the last run.
 */
export async function checkManyContent({ directory, name, cacheFile, many = MANY, today }: CheckOptions): Promise<CheckResult> {
  const { entries, problems, published, pictures, pictureFiles } = listContent(directory, name);
  const isArticle = ({ type }: ContentEntry) => type === "post";
  if (entries.filter(isArticle).length < many) return checkContentAndPictures(directory, name, today);
  const bundling = judgeProgram();

  const otherEntries = entries.filter((entry) => !isArticle(entry));
  const others = otherEntries.map((entry) => readEntry(entry));
  const articles = entries.filter(isArticle).map((entry) => ({ entry, text: readText(entry) }));
  const [program, inPictures] = await Promise.all([bundling, checkPictureFiles(pictureFiles)]);
  const basis = basisOf(program.version, otherEntries, pictures);
  const keys = articles.map((article) => judgmentKey(basis, article));
  const kept = readKept<ReadonlyMap<string, Buffer>>(cacheFile) ?? new Map<string, Buffer>();
  const judged = new Map(keys.flatMap((key) => (kept.has(key) ? [[key, kept.get(key) as Buffer]] : [])));
  const fresh = articles.map((article, index) => ({ article, key: keys[index] as string })).filter(({ key }) => !judged.has(key));
  const results = await judgeInThreads(
    fresh.map(({ article }) => article),
    { others: otherEntries, pictures },
    program.code,
  );
  fresh.forEach(({ key }, index) => judged.set(key, results[index] as Buffer));
  if (fresh.length > 0 || kept.size > judged.size) keep(cacheFile, judged);

  const opened = articles.map((article, index) => openJudged(judged.get(keys[index] as string) as Buffer, article));
  const files = [...others, ...opened.map(({ file }) => file)].sort((a, b) => (a.file < b.file ? -1 : 1));
  const found = files.flatMap((file) => file.problems);
  const tree = { files, problems: [...problems, ...inPictures, ...found], published, pictures, today };
  return checkResult(tree, [
    ...opened.flatMap(({ findings }) => findings),
    ...runRules({ files: others, problems: [], published, pictures }, rulesOfOne),
    ...runRules(tree, rulesOfAll),
    ...(today === undefined ? [] : runRules({ files: others, problems: [], published, pictures }, [claimDates(today)])),
  ]);
}

/** Everything beside an article that its judgment depends on: the code, the site's other content, which pictures are there. */
function basisOf(version: string, others: readonly ContentEntry[], pictures: ReadonlySet<string>): string {
  const hash = createHash("sha1").update(version);
  for (const { file, absolutePath } of others) hash.update(file).update("\0").update(fs.readFileSync(absolutePath)).update("\0");
  hash.update([...pictures].sort().join("\0"));
  return hash.digest("base64");
}

async function judgeInThreads(articles: readonly ArticleSource[], beside: JudgeData, program: string): Promise<Buffer[]> {
  const batches = Array.from({ length: Math.ceil(articles.length / BATCH) }, (_, i) => articles.slice(i * BATCH, (i + 1) * BATCH));
  const results: Buffer[][] = [];
  let next = 0;
  const threads = Math.min(os.availableParallelism(), batches.length);
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(program, { eval: true, workerData: beside });
      try {
        for (let index = next++; index < batches.length; index = next++) results[index] = await ask(worker, batches[index] ?? []);
      } finally {
        await worker.terminate();
      }
    }),
  );
  return results.flat();
}

function ask(worker: Worker, batch: readonly ArticleSource[]): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (results: Uint8Array[]) => {
      worker.off("error", reject);
      resolve(results.map((bytes) => Buffer.from(bytes)));
    });
    worker.postMessage(batch);
  });
}
