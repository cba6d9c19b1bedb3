import fs from "node:fs";
import path from "node:path";

/**
 * Lists every file below a folder.
 *
 * @returns paths relative to the folder, with forward slashes, sorted
 */
export function listFiles(directory: string): string[] {
  return fs
    .readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}
