import fs from "fs";
import path from "path";

/**
 * Writes a file that is named by its content, unless it is there. By a rename, so that a build that is stopped leaves
 * no half file under a name that says it is whole.
 */
export function writeOnce(file: string, data: Buffer | string): void {
  if (fs.existsSync(file)) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, data);
  fs.renameSync(unfinished, file);
}
