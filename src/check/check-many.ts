import { createHash } from "node:crypto";
import fs from "node:fs";
import { keep, readKept } from "../kept/kept-file";
import { inThreads } from "../threads/in-threads";
import { programOf } from "../threads/program";
import { checkContentAndPictures } from "./check-content";
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
  const bundling = programOf("src/check/judge-worker.ts");

  const otherEntries = entries.filter((entry) => !isArticle(entry));
  const others = otherEntries.map((entry) => readEntry(entry));
  const articles = entries.filter(isArticle).map((entry) => ({ entry, text: readText(entry) }));
  const [program, inPictures] = await Promise.all([bundling, checkPictureFiles(pictureFiles)]);
  const basis = basisOf(program.version, otherEntries, pictures);
  const keys = articles.map((article) => judgmentKey(basis, article));
  const kept = readKept<ReadonlyMap<string, Buffer>>(cacheFile) ?? new Map<string, Buffer>();
  const judged = new Map(keys.flatMap((key) => (kept.has(key) ? [[key, kept.get(key) as Buffer]] : [])));
  const fresh = articles.map((article, index) => ({ article, key: keys[index] as string })).filter(({ key }) => !judged.has(key));
  const results = await inThreads<ArticleSource, Uint8Array>({
    program: program.code,
    workerData: { others: otherEntries, pictures } satisfies JudgeData,
    items: fresh.map(({ article }) => article),
    batch: BATCH,
  });
  fresh.forEach(({ key }, index) => judged.set(key, Buffer.from(results[index] as Uint8Array)));
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
