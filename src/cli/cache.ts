import fs from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";

/** Reads what {@link writeCache} wrote; undefined when the file is missing or damaged. */
export function readCache<T>(file: string): T | undefined {
  try {
    return deserialize(fs.readFileSync(file)) as T;
  } catch {
    return undefined;
  }
}

/**
 * Writes a cache file. Atomically, so that an interrupted run leaves the old one.
 *
 * @param value plain data, including maps and sets
 */
export function writeCache(file: string, value: unknown): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.${process.pid}`, serialize(value));
  fs.renameSync(`${file}.${process.pid}`, file);
}
