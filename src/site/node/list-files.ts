import fs, { type Dirent } from "node:fs";
import path from "node:path";

/** The paths of all regular files below a folder, relative to it, with forward slashes, sorted. */
export const listFiles = (directory: string): string[] => listEntries(directory, (entry) => entry.isFile());

/**
 * The paths of some of what is below a folder, in the same form. The recursive readdir of Node 22 and later would follow symbolic
 * links to folders.
 */
export function listEntries(directory: string, isListed: (entry: Dirent) => boolean): string[] {
  const entries = fs.readdirSync(directory, { withFileTypes: true });
  const names = entries.flatMap((entry) => {
    const within = entry.isDirectory() ? listEntries(path.join(directory, entry.name), isListed) : [];
    return [...(isListed(entry) ? [entry.name] : []), ...within.map((name) => `${entry.name}/${name}`)];
  });
  return names.sort();
}
