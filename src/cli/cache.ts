import fs from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";

/**
 * What an earlier run left for this one.
 *
 * @returns undefined when there is nothing, or nothing that can be read: such a file is as good as none
 */
export function readCache<T>(file: string): T | undefined {
  try {
    return deserialize(fs.readFileSync(file)) as T;
  } catch {
    return undefined;
  }
}

/**
 * Leaves something for the next run. By a rename, so that a run that is stopped leaves what was kept before.
 *
 * @param value plain data, also maps and sets
 */
export function writeCache(file: string, value: unknown): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.${process.pid}`, serialize(value));
  fs.renameSync(`${file}.${process.pid}`, file);
}
