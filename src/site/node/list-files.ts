import fs, { type Dirent } from "node:fs";
import path from "node:path";

/** The paths of all regular files below a folder, relative to it, with forward slashes, sorted. */
export const listFiles = (directory: string): string[] => list(directory, (entry) => entry.isFile());

/** The paths of all symbolic links below a folder, in the same form. */
export const listLinks = (directory: string): string[] => list(directory, (entry) => entry.isSymbolicLink());

function list(directory: string, isListed: (entry: Dirent) => boolean): string[] {
  return fs
    .readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter(isListed)
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}
