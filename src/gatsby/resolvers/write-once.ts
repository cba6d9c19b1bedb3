import fs from "fs";
import path from "path";

/** Writes a file that is named by its content hash, unless it exists. The rename makes it atomic. */
export function writeOnce(file: string, data: Buffer | string): void {
  if (fs.existsSync(file)) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  fs.writeFileSync(temporary, data);
  fs.renameSync(temporary, file);
}
