import fs from "node:fs";
import path from "node:path";
import { DIST, NEW_DIST } from "./swap-folders";

/**
 * Copies a file to the folder that is being written, or takes it over from the last build. It keeps its time, by which servers tell
 * browsers whether it has changed.
 *
 * @param file its path in the folder
 */
export function publishFile(source: string, file: string): void {
  const [target, last] = [path.join(NEW_DIST, file), path.join(DIST, file)];
  fs.mkdirSync(path.dirname(target), { recursive: true });
  if (isUnchanged(fs.statSync(source), fs.statSync(last, { throwIfNoEntry: false }))) reuseFile(last, target);
  else fs.cpSync(source, target, { preserveTimestamps: true });
}

/**
 * Whether two files, of which one was copied from the other in an earlier build, are still the same. A file that is written again
 * gets another time, and a copy has the time of its source in whole milliseconds.
 */
const isUnchanged = (file: fs.Stats, copy: fs.Stats | undefined): boolean =>
  copy?.size === file.size && copy.mtime.getTime() === file.mtime.getTime();

/** Takes a file over from the last build by a hard link, which copies no bytes: nobody writes to a published file. */
function reuseFile(last: string, target: string): void {
  try {
    fs.linkSync(last, target);
  } catch {
    // Some file systems have no links.
    fs.cpSync(last, target, { preserveTimestamps: true });
  }
}
