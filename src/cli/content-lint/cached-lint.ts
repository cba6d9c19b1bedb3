import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Diagnostic } from "../../content-model/diagnostic";
import { contentDirectory, contentFolderName, listContent, readText, type ContentEntry } from "../../content-model/node/content-folder";
import type { ContentFile, ContentTree } from "../../lint/content-tree";
import { lintResult, runRules, type LintResult } from "../../lint/lint-content";
import { checkPictureFiles } from "../../lint/node/picture-files";
import { readContentTree, readEntry } from "../../lint/node/read-content";
import { crossFileRules, perFileRules } from "../../lint/rules/index";
import { buildDay } from "../../site/build-day";
import { readCache, writeCache } from "../cache";
import { codeHash } from "../code-hash";
import { articleKey, lintArticles, restoreArticle, type ArticleText } from "./linted-articles";

/** Fewer articles are linted faster without a cache. */
const MIN_ARTICLES = 200;

export interface CachedLintOptions {
  /** Absolute path of the content folder. */
  readonly directory: string;
  /** The folder's name in diagnostics. */
  readonly name: string;
  readonly cacheFile: string;
  /** Number of articles from which the cache is used. */
  readonly minArticles?: number;
  /** ISO day. */
  readonly today?: string;
}

/** The content that this project's commands read, on the day of the build. */
export function projectContent(): CachedLintOptions {
  const directory = contentDirectory(process.cwd());
  return {
    directory,
    name: contentFolderName(directory),
    cacheFile: path.resolve("node_modules", ".cache", "content-check", "results"),
    today: buildDay(process.env),
  };
}

/**
 * Lints a content folder of any size, its picture files included. The result is that of `lintContent()`, but
 * unchanged articles of a large folder are taken from the cache.
 */
export async function cachedLint(options: CachedLintOptions): Promise<LintResult> {
  const { pictureFiles } = listContent(options.directory, options.name);
  const { content, found, unlinted } = readAndLint(options);
  const inPictures = await checkPictureFiles(pictureFiles);
  return lintResult({ ...content, diagnostics: [...content.diagnostics, ...inPictures] }, [
    ...found,
    ...runRules({ ...content, files: unlinted }, perFileRules),
    ...runRules(content, crossFileRules),
  ]);
}

/** Reads a content folder like `readContentTree()`; unchanged articles of a large one are taken from the lint's cache. */
export function readCachedContent(options: CachedLintOptions): ContentTree {
  return readAndLint(options).content;
}

interface LintedContent {
  readonly content: ContentTree;
  /** What per-file rules found in articles that were linted or are cached. */
  readonly found: readonly Diagnostic[];
  /** Files on which per-file rules were not run. */
  readonly unlinted: readonly ContentFile[];
}

function readAndLint(options: CachedLintOptions): LintedContent {
  const { directory, name, minArticles = MIN_ARTICLES, today } = options;
  const { entries, diagnostics, published, pictures } = listContent(directory, name);
  const articleEntries = entries.filter(({ type }) => type === "post");
  if (articleEntries.length < minArticles) {
    const content = readContentTree(directory, name, today);
    return { content, found: [], unlinted: content.files };
  }
  const otherEntries = entries.filter(({ type }) => type !== "post");
  const others = otherEntries.map((entry) => readEntry(entry));
  const articles = articleEntries.map((entry) => ({ entry, text: readText(entry) }));
  const linted = lintChanged(articles, { otherEntries, others, pictures }, options);
  const restored = articles.map((article, index) => restoreArticle(Buffer.from(linted[index] as Uint8Array), article));
  const files = [...others, ...restored.map(({ file }) => file)].sort((a, b) => (a.file < b.file ? -1 : 1));
  const inFiles = files.flatMap((file) => file.diagnostics);
  return {
    content: { files, diagnostics: [...diagnostics, ...inFiles], published, pictures, today },
    found: restored.flatMap((article) => article.found),
    unlinted: others,
  };
}

interface OtherContent {
  readonly otherEntries: readonly ContentEntry[];
  readonly others: readonly ContentFile[];
  readonly pictures: ReadonlySet<string>;
}

/** Lints the articles that are not in the cache, and returns the results of all in their order. */
function lintChanged(
  articles: readonly ArticleText[],
  { otherEntries, others, pictures }: OtherContent,
  { cacheFile }: CachedLintOptions,
): Uint8Array[] {
  const basis = hashOf(codeHash(), otherEntries, pictures);
  const keys = articles.map((article) => articleKey(basis, article));
  const cached = readCache<ReadonlyMap<string, Uint8Array>>(cacheFile) ?? new Map<string, Uint8Array>();
  const changed = articles.filter((_, index) => !cached.has(keys[index] as string));
  const results = lintArticles(changed, { others, pictures });
  const fresh = new Map(changed.map((article, index) => [article, results[index] as Uint8Array]));
  const linted = articles.map((article, index) => fresh.get(article) ?? (cached.get(keys[index] as string) as Uint8Array));
  const next = new Map(keys.map((key, index) => [key, linted[index]]));
  if (changed.length > 0 || cached.size > next.size) writeCache(cacheFile, next);
  return linted;
}

/** Hashes everything that the result of an article depends on besides the article: code, other content, names of pictures. */
function hashOf(version: string, others: readonly ContentEntry[], pictures: ReadonlySet<string>): string {
  const hash = createHash("sha1").update(version);
  for (const { file, absolutePath } of others) hash.update(file).update("\0").update(fs.readFileSync(absolutePath)).update("\0");
  hash.update([...pictures].sort().join("\0"));
  return hash.digest("base64");
}
