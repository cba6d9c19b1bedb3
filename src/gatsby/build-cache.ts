import fs from "fs";
import path from "path";
import type { GatsbyNode } from "gatsby";

/**
 * The types of the queries. Not in src/, where Gatsby would search the 280 kB for queries, and not named gatsby-*, which would
 * clear its cache.
 */
export const QUERY_TYPES = "graphql-types.d.ts";

/** Written when the cache is complete: with which code, and in which folder, because Gatsby's cache has absolute paths. */
const markerPath = (root: string): string => path.join(root, ".cache", "complete");
const formatBasis = (root: string, codeHash: string): string => `${codeHash} ${root}\n`;

/**
 * Deletes `.cache`, `public` and the types of the queries unless the cache there is complete, and of the same folder and code:
 * Gatsby does not see changes of modules that its configuration imports, and cannot go on where a build was stopped.
 *
 * @param root absolute path of the project's folder
 * @returns whether there was something to delete
 */
export function cleanIfCodeChanged(root: string, codeHash: string): boolean {
  const generated = [".cache", "public", QUERY_TYPES].map((name) => path.join(root, name)).filter((file) => fs.existsSync(file));
  const marker = markerPath(root);
  const basis = fs.existsSync(marker) ? fs.readFileSync(marker, "utf8") : undefined;
  if (generated.length === 0 || basis === formatBasis(root, codeHash)) return false;
  for (const file of generated) fs.rmSync(file, { recursive: true });
  return true;
}

/** Call before anything changes `.cache` or `public`. */
export function invalidateCache(root: string): void {
  fs.rmSync(markerPath(root), { force: true });
}

/** From here on Gatsby changes its cache; the command that has started it says when the cache is complete again. */
export const onPreInit: NonNullable<GatsbyNode["onPreInit"]> = () => invalidateCache(process.cwd());

/** Call when `.cache` and `public` belong together again. */
export function markCacheComplete(root: string, codeHash: string): void {
  fs.writeFileSync(markerPath(root), formatBasis(root, codeHash));
}

/**
 * Call when `gatsby develop` has ended: its cache is complete if Gatsby has saved its state after the last change of content.
 * Stopped before that, Gatsby would not know which pages the change concerns.
 *
 * @param start when Gatsby was started, in milliseconds
 */
export function markDevelopedCache(root: string, codeHash: string, contentDirectory: string, start: number): void {
  const state = path.join(root, ".cache", "redux");
  const saved = fs.existsSync(state) ? newestTime(state) : 0;
  if (saved > Math.max(start, newestTime(contentDirectory))) markCacheComplete(root, codeHash);
}

/** When a file of a folder was last written, or one of its folders lost or got a file. */
function newestTime(directory: string): number {
  const entries = fs.readdirSync(directory, { recursive: true, encoding: "utf8" });
  return Math.max(...[".", ...entries].map((entry) => fs.lstatSync(path.join(directory, entry)).mtimeMs));
}
