import fs, { type Dirent } from "node:fs";
import path from "node:path";

/** The paths of all regular files below a folder, relative to it, with forward slashes, sorted. */
export const listFiles = (directory: string): string[] => list(directory, (entry) => entry.isFile());

/** The paths of all symbolic links below a folder, in the same form. */
export const listLinks = (directory: string): string[] => list(directory, (entry) => entry.isSymbolicLink());

/** The paths of all folders below a folder, in the same form. */
export const listFolders = (directory: string): string[] => list(directory, (entry) => entry.isDirectory());

// The recursive readdir of Node 22 and later follows symbolic links to folders.
function list(directory: string, isListed: (entry: Dirent) => boolean): string[] {
  const entries = fs.readdirSync(directory, { withFileTypes: true });
  const names = entries.flatMap((entry) => {
    const within = entry.isDirectory() ? list(path.join(directory, entry.name), isListed) : [];
    return [...(isListed(entry) ? [entry.name] : []), ...within.map((name) => `${entry.name}/${name}`)];
  });
  return names.sort();
}
