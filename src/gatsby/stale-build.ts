import fs from "fs";
import path from "path";

/**
 * The types of the queries. Not in src/, where Gatsby would search the 280 kB for queries, and not named gatsby-*, which would
 * clear its cache.
 */
export const QUERY_TYPES = "graphql-types.d.ts";

/** Written when a build is complete: with which code, and in which folder, because Gatsby's cache has absolute paths. */
const markerPath = (root: string): string => path.join(root, ".cache", "completed-build");
const formatBasis = (root: string, codeHash: string): string => `${codeHash} ${root}\n`;

/**
 * Deletes `.cache`, `public` and the types of the queries unless the last build there was completed in the same folder and with the same code:
 * Gatsby does not see changes of modules that its configuration imports, and cannot go on where a build was stopped.
 *
 * @param root absolute path of the project's folder
 * @returns whether there was something to delete
 */
export function cleanStaleBuild(root: string, codeHash: string): boolean {
  const generated = [".cache", "public", QUERY_TYPES].map((name) => path.join(root, name)).filter((file) => fs.existsSync(file));
  const marker = markerPath(root);
  const basis = fs.existsSync(marker) ? fs.readFileSync(marker, "utf8") : undefined;
  if (generated.length === 0 || basis === formatBasis(root, codeHash)) return false;
  for (const file of generated) fs.rmSync(file, { recursive: true });
  return true;
}

/** Call before anything changes `.cache` or `public`. */
export function beginBuild(root: string): void {
  fs.rmSync(markerPath(root), { force: true });
}

/** Call when a build is complete. */
export function completeBuild(root: string, codeHash: string): void {
  fs.writeFileSync(markerPath(root), formatBasis(root, codeHash));
}
