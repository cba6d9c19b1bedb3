import fs from "node:fs";
import { createGunzip } from "node:zlib";

/** Longer lines are no log lines; without a limit, a file without line breaks would fill the memory. */
const MAX_LENGTH = 64 * 1024;

/**
 * Reads a log line by line, in constant memory. A file whose name ends in `.gz` is decompressed.
 *
 * @param onLine called with each line that is not empty; undefined for one that is too long
 * @throws when the file does not exist or cannot be decompressed
 */
export async function readLines(file: string, onLine: (line: string | undefined) => void): Promise<void> {
  if (!fs.existsSync(file)) throw new Error(`${file} does not exist; name access logs`);
  const bytes = fs.createReadStream(file, { highWaterMark: 256 * 1024 });
  const stream = file.endsWith(".gz") ? bytes.pipe(createGunzip()) : bytes;
  if (stream !== bytes) bytes.once("error", (error) => stream.destroy(error));
  stream.setEncoding("utf8");
  let rest = "";
  let isTooLong = false;
  const end = (line: string) => {
    if (isTooLong || line.length > MAX_LENGTH) onLine(undefined);
    else if (line.trim() !== "") onLine(line);
    isTooLong = false;
  };
  try {
    for await (const part of stream as AsyncIterable<string>) {
      const lines = (rest + part).split("\n");
      rest = lines.pop() ?? "";
      lines.forEach(end);
      if (rest.length > MAX_LENGTH) [rest, isTooLong] = ["", true];
    }
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`);
  }
  if (rest !== "" || isTooLong) end(rest);
}
