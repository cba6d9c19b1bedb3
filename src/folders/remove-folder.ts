import fs from "node:fs";

/** Takes away a folder of tens of thousands of files; Node's own way tries to take away each folder twice. */
export function removeFolder(directory: string): void {
  if (!fs.existsSync(directory)) return;
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const name = `${directory}/${entry.name}`;
    if (entry.isDirectory()) removeFolder(name);
    else fs.unlinkSync(name);
  }
  fs.rmdirSync(directory);
}
