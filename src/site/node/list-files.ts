import fs from "node:fs";
import path from "node:path";

/** The paths of all regular files below a folder, relative to it, with forward slashes, sorted. */
export function listFiles(directory: string): string[] {
  return fs
    .readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}
