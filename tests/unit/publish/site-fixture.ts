import fs from "fs";
import os from "os";
import path from "path";
import { listFiles } from "../../../src/site/node/list-files";

const made: string[] = [];

/** Writes files into a new temporary folder; undefined leaves a file out. */
export function folderOf(files: Readonly<Record<string, string | Buffer | undefined>> = {}): string {
  const directory = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "test-")));
  made.push(directory);
  for (const [name, content] of Object.entries(files)) {
    if (content === undefined) continue;
    fs.mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    fs.writeFileSync(path.join(directory, name), content);
  }
  return directory;
}

/** Every file below a folder with its content. */
export const filesOf = (directory: string): Record<string, string> =>
  Object.fromEntries(listFiles(directory).map((file) => [file, fs.readFileSync(path.join(directory, file), "utf8")]));

/** Deletes every folder of {@link folderOf}. */
export function removeFolders(): void {
  for (const directory of made.splice(0)) fs.rmSync(directory, { recursive: true, force: true });
}
