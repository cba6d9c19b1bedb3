import fs from "node:fs";

/**
 * Copies a file, or makes a hard link to the last build's copy of it when the file has not changed since. A copy has
 * the time of its original, so that the next build can compare both.
 */
export function linkUnchanged(from: string, to: string, lastCopy: string): void {
  const { size, mtimeMs } = fs.statSync(from);
  const seconds = Math.floor(mtimeMs) / 1000;
  const last = fs.lstatSync(lastCopy, { throwIfNoEntry: false });
  if (last?.isFile() && last.size === size && Math.round(last.mtimeMs) === Math.floor(mtimeMs)) {
    try {
      return fs.linkSync(lastCopy, to);
    } catch {
      // Not every file system has hard links.
    }
  }
  fs.copyFileSync(from, to);
  fs.utimesSync(to, seconds, seconds);
}
