import { createHash } from "crypto";
import fs from "fs";
import path from "path";
import type { GatsbyNode } from "gatsby";
import { contentDirectory } from "../content-model/node/content-directory";
import { readOffer } from "../content-model/node/content-folder";
import { listFiles } from "../site/node/list-files";

/**
 * The types of the queries. Not in src/, where Gatsby would search the 280 kB for queries, and not named gatsby-*, which would
 * clear its cache.
 */
export const QUERY_TYPES = "graphql-types.d.ts";

/** What webpack and Parcel have compiled of the code, in `.cache`; both see a change of a setting. */
const compiled = ["webpack", ".parcel-cache"];

/** Written when the cache is complete, with its key. */
const MARKER = ".cache/complete";

/** Files and folders whose change makes cached results stale: Gatsby does not see modules that its configuration imports. */
export const codePaths = [
  "src",
  "static",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "gatsby-browser.tsx",
  "tsconfig.json",
  "package-lock.json",
];

/**
 * What a cache is made with, as two lines. The first is of all code, the version of Node, and this folder, because Gatsby's cache
 * has absolute paths. The second is of the content folder and the facts of the offer, which any text may repeat: Gatsby reads
 * again only what has changed itself.
 */
export function cacheKey(): string {
  const ofCode = createHash("sha256").update(process.version).update(process.cwd());
  for (const file of codePaths.flatMap(listCodeFiles)) ofCode.update(file).update("\0").update(fs.readFileSync(file)).update("\0");
  const ofContent = createHash("sha256").update(contentDirectory()).update(JSON.stringify(readOffer()));
  return `${ofCode.digest("hex")}\n${ofContent.digest("hex")}\n`;
}

function listCodeFiles(entry: string): string[] {
  if (!fs.existsSync(entry)) return [];
  return fs.statSync(entry).isDirectory() ? listFiles(entry).map((file) => `${entry}/${file}`) : [entry];
}

/**
 * Deletes `.cache`, `public` and the types of the queries unless the cache there is complete and of the same key: Gatsby cannot go
 * on where a build was stopped. When only the content is another, what is compiled of the code stays.
 *
 * @returns whether there was something to delete
 */
export function cleanIfCodeChanged(key: string): boolean {
  const generated = [".cache", "public", QUERY_TYPES].filter((name) => fs.existsSync(name));
  const madeWith = fs.existsSync(MARKER) ? fs.readFileSync(MARKER, "utf8") : "";
  if (generated.length === 0 || madeWith === key) return false;
  invalidateCache();
  const ofContent = () => fs.readdirSync(".cache").filter((name) => !compiled.includes(name));
  const hasSameCode = madeWith.split("\n")[0] === key.split("\n")[0];
  const stale = hasSameCode ? ["public", ...ofContent().map((name) => `.cache/${name}`)] : generated;
  for (const name of stale) fs.rmSync(name, { recursive: true, force: true });
  return true;
}

/** Call before anything changes `.cache` or `public`. */
export function invalidateCache(): void {
  fs.rmSync(MARKER, { force: true });
}

/** From here on Gatsby changes its cache; the command that has started it says when the cache is complete again. */
export const onPreInit: NonNullable<GatsbyNode["onPreInit"]> = () => invalidateCache();

/** Call when `.cache` and `public` belong together again. */
export function markCacheComplete(key: string): void {
  fs.writeFileSync(MARKER, key);
}

/**
 * Call when `gatsby develop` has ended: its cache is complete if Gatsby has saved its state after the last change of content.
 * Stopped before that, Gatsby would not know which pages the change concerns.
 *
 * @param start when Gatsby was started, in milliseconds
 */
export function markDevelopedCache(key: string, start: number): void {
  const state = ".cache/redux";
  const saved = fs.existsSync(state) ? newestTime(state) : 0;
  if (saved > Math.max(start, newestTime(contentDirectory()))) markCacheComplete(key);
}

/** When a file of a folder was last written, or one of its folders lost or got a file. */
function newestTime(directory: string): number {
  const entries = fs.readdirSync(directory, { recursive: true, encoding: "utf8" });
  return Math.max(...[".", ...entries].map((entry) => fs.lstatSync(path.join(directory, entry)).mtimeMs));
}
