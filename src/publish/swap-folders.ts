import fs from "node:fs";

/** Beside a published folder: the one that is being written, and the last one while the two change places. */
export const temporaryFolder = (distDirectory: string): string => `${distDirectory}.tmp`;
const oldFolder = (distDirectory: string): string => `${distDirectory}.old`;

/** Restores the published folder after a run that was stopped between the first two renames of {@link swapFolders}. */
export function restoreDist(distDirectory: string): void {
  const old = oldFolder(distDirectory);
  if (!fs.existsSync(distDirectory) && fs.existsSync(old)) fs.renameSync(old, distDirectory);
}

/** Publishes the temporary folder by two renames, so that the published folder is never incomplete. */
export function swapFolders(distDirectory: string): void {
  const [temporary, old] = [temporaryFolder(distDirectory), oldFolder(distDirectory)];
  restoreDist(distDirectory);
  fs.rmSync(old, { recursive: true, force: true });
  if (fs.existsSync(distDirectory)) fs.renameSync(distDirectory, old);
  fs.renameSync(temporary, distDirectory);
  fs.rmSync(old, { recursive: true, force: true });
}
