import fs from "node:fs";

/**
 * Takes away a folder of tens of thousands of files, or a link to one and nothing behind it; Node's own way tries to take
 * away each folder twice.
 */
export function removeFolder(directory: string): void {
  const itself = fs.lstatSync(directory, { throwIfNoEntry: false });
  if (!itself) return;
  if (!itself.isDirectory()) return fs.unlinkSync(directory);
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const name = `${directory}/${entry.name}`;
    if (entry.isDirectory()) removeFolder(name);
    else fs.unlinkSync(name);
  }
  fs.rmdirSync(directory);
}
