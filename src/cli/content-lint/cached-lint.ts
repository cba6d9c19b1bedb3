import { createHash } from "node:crypto";
import fs from "node:fs";
import { writeCache, readCache } from "../cache";
import { runInWorkers } from "../run-in-workers";
import { bundleWorker } from "../bundle-worker";
import { lintContentAndPictures } from "../../lint/node/lint-content";
import type { LintWorkerData } from "./lint-worker";
import { lintKey, openLinted, type ArticleText } from "./linted-articles";
import { checkPictureFiles } from "../../lint/node/picture-files";
import { listContent, readText, type ContentEntry } from "../../content-model/node/content-folder";
import { readEntry } from "../../lint/node/read-content";
import { crossFileRules, perFileRules } from "../../lint/rules/index";
import { claimDates } from "../../lint/rules/claim-dates";
import { lintResult, runRules, type LintResult } from "../../lint/run-rules";

/** Fewer articles are judged before a thread has started. */
const MANY = 200;
const BATCH = 200;

export interface CachedLintOptions {
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
 * The content check for any number of articles: what {@link lintContentAndPictures} finds, with new and changed articles judged
 * in several threads and the judgments of all others taken from the last run.
 */
export async function cachedLint({ directory, name, cacheFile, many = MANY, today }: CachedLintOptions): Promise<LintResult> {
  const { entries, diagnostics, published, pictures, pictureFiles } = listContent(directory, name);
  const isArticle = ({ type }: ContentEntry) => type === "post";
  if (entries.filter(isArticle).length < many) return lintContentAndPictures(directory, name, today);
  const bundling = bundleWorker("src/cli/content-lint/lint-worker.ts");

  const otherEntries = entries.filter((entry) => !isArticle(entry));
  const others = otherEntries.map((entry) => readEntry(entry));
  const articles = entries.filter(isArticle).map((entry) => ({ entry, text: readText(entry) }));
  const [program, inPictures] = await Promise.all([bundling, checkPictureFiles(pictureFiles)]);
  const basis = basisOf(program.version, otherEntries, pictures);
  const keys = articles.map((article) => lintKey(basis, article));
  const kept = readCache<ReadonlyMap<string, Buffer>>(cacheFile) ?? new Map<string, Buffer>();
  const judged = new Map(keys.flatMap((key) => (kept.has(key) ? [[key, kept.get(key) as Buffer]] : [])));
  const fresh = articles.map((article, index) => ({ article, key: keys[index] as string })).filter(({ key }) => !judged.has(key));
  const results = await runInWorkers<ArticleText, Uint8Array>({
    program: program.code,
    workerData: { others: otherEntries, pictures } satisfies LintWorkerData,
    items: fresh.map(({ article }) => article),
    batch: BATCH,
  });
  fresh.forEach(({ key }, index) => judged.set(key, Buffer.from(results[index] as Uint8Array)));
  if (fresh.length > 0 || kept.size > judged.size) writeCache(cacheFile, judged);

  const opened = articles.map((article, index) => openLinted(judged.get(keys[index] as string) as Buffer, article));
  const files = [...others, ...opened.map(({ file }) => file)].sort((a, b) => (a.file < b.file ? -1 : 1));
  const found = files.flatMap((file) => file.diagnostics);
  const tree = { files, diagnostics: [...diagnostics, ...inPictures, ...found], published, pictures, today };
  return lintResult(tree, [
    ...opened.flatMap(({ findings }) => findings),
    ...runRules({ files: others, diagnostics: [], published, pictures }, perFileRules),
    ...runRules(tree, crossFileRules),
    ...(today === undefined ? [] : runRules({ files: others, diagnostics: [], published, pictures }, [claimDates(today)])),
  ]);
}

/** Everything beside an article that its judgment depends on: the code, the site's other content, which pictures are there. */
function basisOf(version: string, others: readonly ContentEntry[], pictures: ReadonlySet<string>): string {
  const hash = createHash("sha1").update(version);
  for (const { file, absolutePath } of others) hash.update(file).update("\0").update(fs.readFileSync(absolutePath)).update("\0");
  hash.update([...pictures].sort().join("\0"));
  return hash.digest("base64");
}
