import fs from "node:fs";
import path from "node:path";

/** The published folder, beside it the one that is being written, and the last one while the two change places. */
export const DIST = "dist";
export const NEW_DIST = "dist.tmp";
const OLD_DIST = "dist.old";

/**
 * Copies a file to the folder that is being written, or takes it over from the last build. It keeps its time, by which servers tell
 * browsers whether it has changed.
 *
 * @param file its path in the folder
 */
export function publishFile(source: string, file: string): void {
  const [target, last] = [path.join(NEW_DIST, file), path.join(DIST, file)];
  fs.mkdirSync(path.dirname(target), { recursive: true });
  if (isUnchanged(fs.statSync(source), fs.statSync(last, { throwIfNoEntry: false })))
    try {
      // A hard link copies no bytes: nobody writes to a published file.
      return fs.linkSync(last, target);
    } catch {
      // Some file systems have no links.
    }
  fs.cpSync(source, target, { preserveTimestamps: true });
}

/**
 * Whether two files, of which one was copied from the other in an earlier build, are still the same. A file that is written again
 * gets another time, and a copy has the time of its source in whole milliseconds.
 */
const isUnchanged = (file: fs.Stats, copy: fs.Stats | undefined): boolean =>
  copy?.size === file.size && copy.mtime.getTime() === file.mtime.getTime();

/** Restores the published folder after a run that was stopped between the first two renames of {@link swapFolders}. */
export function restoreDist(): void {
  if (!fs.existsSync(DIST) && fs.existsSync(OLD_DIST)) fs.renameSync(OLD_DIST, DIST);
}

/** Publishes the new folder by two renames, so that the published folder is never incomplete. */
export function swapFolders(): void {
  restoreDist();
  fs.rmSync(OLD_DIST, { recursive: true, force: true });
  if (fs.existsSync(DIST)) fs.renameSync(DIST, OLD_DIST);
  fs.renameSync(NEW_DIST, DIST);
  fs.rmSync(OLD_DIST, { recursive: true, force: true });
}
