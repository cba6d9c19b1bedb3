import fs from "fs";
import path from "path";
import type { GatsbyNode } from "gatsby";

/**
 * The types of the queries. Not in src/, where Gatsby would search the 280 kB for queries, and not named gatsby-*, which would
 * clear its cache.
 */
export const QUERY_TYPES = "graphql-types.d.ts";

/** Hashes of what a cache is made with. */
export interface CacheKey {
  readonly code: string;
  /** Of the content only what any page may repeat. */
  readonly content: string;
}

/** What webpack and Parcel have compiled of the code, in `.cache`; both see a change of a setting. */
const compiled = ["webpack", ".parcel-cache"];

/** Written when the cache is complete: with which code, and in which folder, because Gatsby's cache has absolute paths. */
const markerPath = (root: string): string => path.join(root, ".cache", "complete");
const formatCode = (root: string, { code }: CacheKey): string => `${code} ${root}\n`;
const formatKey = (root: string, key: CacheKey): string => `${formatCode(root, key)}${key.content}\n`;

/**
 * Deletes `.cache`, `public` and the types of the queries unless the cache there is complete, and of the same folder and key:
 * Gatsby does not see changes of modules that its configuration imports, and cannot go on where a build was stopped. When only
 * the content is another, what is compiled of the code stays.
 *
 * @param root absolute path of the project's folder
 * @returns whether there was something to delete
 */
export function cleanIfCodeChanged(root: string, key: CacheKey): boolean {
  const generated = [".cache", "public", QUERY_TYPES].filter((name) => fs.existsSync(path.join(root, name)));
  const marker = markerPath(root);
  const madeWith = fs.existsSync(marker) ? fs.readFileSync(marker, "utf8") : "";
  if (generated.length === 0 || madeWith === formatKey(root, key)) return false;
  invalidateCache(root);
  const ofContent = () => fs.readdirSync(path.join(root, ".cache")).filter((name) => !compiled.includes(name));
  const stale = madeWith.startsWith(formatCode(root, key)) ? ["public", ...ofContent().map((name) => `.cache/${name}`)] : generated;
  for (const name of stale) fs.rmSync(path.join(root, name), { recursive: true, force: true });
  return true;
}

/** Call before anything changes `.cache` or `public`. */
export function invalidateCache(root: string): void {
  fs.rmSync(markerPath(root), { force: true });
}

/** From here on Gatsby changes its cache; the command that has started it says when the cache is complete again. */
export const onPreInit: NonNullable<GatsbyNode["onPreInit"]> = () => invalidateCache(process.cwd());

/** Call when `.cache` and `public` belong together again. */
export function markCacheComplete(root: string, key: CacheKey): void {
  fs.writeFileSync(markerPath(root), formatKey(root, key));
}

/**
 * Call when `gatsby develop` has ended: its cache is complete if Gatsby has saved its state after the last change of content.
 * Stopped before that, Gatsby would not know which pages the change concerns.
 *
 * @param start when Gatsby was started, in milliseconds
 */
export function markDevelopedCache(root: string, key: CacheKey, contentDirectory: string, start: number): void {
  const state = path.join(root, ".cache", "redux");
  const saved = fs.existsSync(state) ? newestTime(state) : 0;
  if (saved > Math.max(start, newestTime(contentDirectory))) markCacheComplete(root, key);
}

/** When a file of a folder was last written, or one of its folders lost or got a file. */
function newestTime(directory: string): number {
  const entries = fs.readdirSync(directory, { recursive: true, encoding: "utf8" });
  return Math.max(...[".", ...entries].map((entry) => fs.lstatSync(path.join(directory, entry)).mtimeMs));
}
