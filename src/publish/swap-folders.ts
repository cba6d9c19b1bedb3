import fs from "node:fs";

/** The published folder, beside it the one that is being written, and the last one while the two change places. */
export const DIST = "dist";
export const NEW_DIST = "dist.tmp";
const OLD_DIST = "dist.old";

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
