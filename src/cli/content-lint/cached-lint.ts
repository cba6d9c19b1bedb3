import { createHash } from "node:crypto";
import fs from "node:fs";
import { writeCache, readCache } from "../cache";
import { bundleWorker, runInWorkers } from "./workers";
import { lintFolder } from "../../lint/node/lint-folder";
import type { LintWorkerData } from "./lint-worker";
import { articleKey, lintArticles, restoreArticle, type ArticleText } from "./linted-articles";
import { checkPictureFiles } from "../../lint/node/picture-files";
import { listContent, readText, type ContentEntry } from "../../content-model/node/content-folder";
import { readEntry } from "../../lint/node/read-content";
import { crossFileRules, perFileRules } from "../../lint/rules/index";
import { lintResult, runRules, type LintResult } from "../../lint/lint-content";

/** Fewer articles are linted faster without a cache. */
const MIN_ARTICLES = 200;
/** Fewer changed articles are linted faster without workers, which have to load and warm up. */
const MIN_ARTICLES_FOR_WORKERS = 2000;
const BATCH_SIZE = 200;

export interface CachedLintOptions {
  /** Absolute path of the content folder. */
  readonly directory: string;
  /** The folder's name in diagnostics. */
  readonly name: string;
  readonly cacheFile: string;
  /** Number of articles from which the cache is used. */
  readonly minArticles?: number;
  /** Number of changed articles from which workers are used. */
  readonly minArticlesForWorkers?: number;
  /** ISO day. */
  readonly today?: string;
}

/**
 * Lints a content folder of any size. The result is that of {@link lintFolder}, but many articles are linted in workers, and
 * unchanged ones are taken from the cache.
 */
export async function cachedLint(options: CachedLintOptions): Promise<LintResult> {
  const { directory, name, cacheFile, minArticles = MIN_ARTICLES, minArticlesForWorkers = MIN_ARTICLES_FOR_WORKERS, today } = options;
  const { entries, diagnostics, published, pictures, pictureFiles } = listContent(directory, name);
  const articleEntries = entries.filter(({ type }) => type === "post");
  if (articleEntries.length < minArticles) return lintFolder(directory, name, today);

  const bundling = bundleWorker("src/cli/content-lint/lint-worker.ts");
  const otherEntries = entries.filter(({ type }) => type !== "post");
  const others = otherEntries.map((entry) => readEntry(entry));
  const articles = articleEntries.map((entry) => ({ entry, text: readText(entry) }));
  const [{ code, version }, inPictures] = await Promise.all([bundling, checkPictureFiles(pictureFiles)]);

  const basis = hashOf(version, otherEntries, pictures);
  const keys = articles.map((article) => articleKey(basis, article));
  const cached = readCache<ReadonlyMap<string, Uint8Array>>(cacheFile) ?? new Map<string, Uint8Array>();
  const changed = articles.filter((_, index) => !cached.has(keys[index] as string));
  const results =
    changed.length < minArticlesForWorkers
      ? lintArticles(changed, { others, pictures })
      : await runInWorkers<ArticleText, Uint8Array>({
          code,
          workerData: { others: otherEntries, pictures } satisfies LintWorkerData,
          items: changed,
          batchSize: BATCH_SIZE,
        });
  const fresh = new Map(changed.map((article, index) => [article, results[index] as Uint8Array]));
  const linted = articles.map((article, index) => fresh.get(article) ?? (cached.get(keys[index] as string) as Uint8Array));
  const next = new Map(keys.map((key, index) => [key, linted[index]]));
  if (changed.length > 0 || cached.size > next.size) writeCache(cacheFile, next);

  const restored = articles.map((article, index) => restoreArticle(Buffer.from(linted[index] as Uint8Array), article));
  const files = [...others, ...restored.map(({ file }) => file)].sort((a, b) => (a.file < b.file ? -1 : 1));
  const inFiles = files.flatMap((file) => file.diagnostics);
  const content = { files, diagnostics: [...diagnostics, ...inPictures, ...inFiles], published, pictures, today };
  return lintResult(content, [
    ...restored.flatMap(({ found }) => found),
    ...runRules({ ...content, files: others }, perFileRules),
    ...runRules(content, crossFileRules),
  ]);
}

/** Hashes everything that the result of an article depends on besides the article: code, other content, names of pictures. */
function hashOf(version: string, others: readonly ContentEntry[], pictures: ReadonlySet<string>): string {
  const hash = createHash("sha1").update(version);
  for (const { file, absolutePath } of others) hash.update(file).update("\0").update(fs.readFileSync(absolutePath)).update("\0");
  hash.update([...pictures].sort().join("\0"));
  return hash.digest("base64");
}
