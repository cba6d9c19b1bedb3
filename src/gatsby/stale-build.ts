import fs from "fs";
import path from "path";

/** Written when a build is complete: with which code, and in which folder, because Gatsby's cache has absolute paths. */
const markerPath = (root: string): string => path.join(root, ".cache", "completed-build");
const formatBasis = (root: string, codeHash: string): string => `${codeHash} ${root}\n`;

/**
 * Deletes `.cache` and `public` unless the last build there was completed in the same folder and with the same code:
 * Gatsby does not see changes of modules that its configuration imports, and cannot go on where a build was stopped.
 *
 * @param root absolute path of the project's folder
 * @returns whether there was something to delete
 */
export function cleanStaleBuild(root: string, codeHash: string): boolean {
  const folders = [".cache", "public"].map((name) => path.join(root, name)).filter((folder) => fs.existsSync(folder));
  const marker = markerPath(root);
  const basis = fs.existsSync(marker) ? fs.readFileSync(marker, "utf8") : undefined;
  if (folders.length === 0 || basis === formatBasis(root, codeHash)) return false;
  for (const folder of folders) fs.rmSync(folder, { recursive: true });
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
