import fs from "fs";
import os from "os";
import path from "path";

const made: string[] = [];

/** Writes files into a new temporary folder. */
export function folderOf(files: Readonly<Record<string, string | Buffer>>): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "publish-"));
  made.push(directory);
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    fs.writeFileSync(path.join(directory, name), content);
  }
  return directory;
}

/** Every file below a folder with its content. */
export function filesOf(directory: string): Record<string, string> {
  return Object.fromEntries(
    fs
      .readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(directory, file).split(path.sep).join("/"), fs.readFileSync(file, "utf8")]),
  );
}

export function removeFolders(): void {
  for (const directory of made.splice(0)) fs.rmSync(directory, { recursive: true, force: true });
}
