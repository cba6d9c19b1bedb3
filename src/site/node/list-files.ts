import fs, { type Dirent } from "node:fs";
import path from "node:path";

/**
 * Lists every file below a folder.
 *
 * @param isListed by default only regular files are listed
 * @returns paths relative to the folder, with forward slashes, sorted
 */
export function listFiles(directory: string, isListed = (entry: Dirent): boolean => entry.isFile()): string[] {
  return fs
    .readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter(isListed)
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}
