import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/**
 * The compressed forms of a text file, which are beside it: servers send the first that a browser takes. Their levels are
 * those above which a build takes much longer: Brotli's 10 makes pages 8 % smaller in sixteen times the time.
 */
export const compressions = [
  {
    coding: "br",
    extension: ".br",
    compress: (text: Buffer) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  },
  { coding: "gzip", extension: ".gz", compress: (text: Buffer) => gzipSync(text, { level: 6 }) },
] as const;

const textFile = /\.(?:html|xml|txt|md|json|css|js|svg|wasm)$/;
/** Bytes below which compression saves less than a packet. */
const SMALLEST = 1024;

/**
 * Copies a file to the folder to be published, or takes it over from the last build. It keeps its time, by which servers tell
 * browsers whether it has changed.
 *
 * @param last the file in the folder of the last build, which may be missing
 * @returns whether it is the same as in the last build
 */
export function publishFile(source: string, target: string, last: string): boolean {
  const isSame = isUnchanged(fs.statSync(source), fs.statSync(last, { throwIfNoEntry: false }));
  fs.mkdirSync(path.dirname(target), { recursive: true });
  if (isSame) reuseFile(last, target);
  else fs.cpSync(source, target, { preserveTimestamps: true });
  return isSame;
}

/**
 * Writes the compressed forms of a published file, if it is a text.
 *
 * @param last the same file in the folder of the last build, beside which are its forms
 */
export function addCompressedForms(file: string, last?: string): void {
  const stats = fs.statSync(file);
  if (!textFile.test(file) || stats.size < SMALLEST) return;
  for (const { extension, compress } of compressions) {
    if (last !== undefined && fs.existsSync(last + extension)) {
      reuseFile(last + extension, file + extension);
      continue;
    }
    fs.writeFileSync(file + extension, compress(fs.readFileSync(file)));
    // Servers make the entity tag of a form from its time.
    fs.utimesSync(file + extension, stats.atime, stats.mtime);
  }
}

/**
 * Whether two files, of which one was copied from the other in an earlier build, are still the same. A file that is written again
 * gets another time, and a copy has the time of its source in whole milliseconds.
 */
const isUnchanged = (file: fs.Stats, copy: fs.Stats | undefined): boolean =>
  copy?.size === file.size && copy.mtime.getTime() === file.mtime.getTime();

/** Takes a file over from the last build by a hard link, which copies no bytes: nobody writes to a published file. */
function reuseFile(last: string, target: string): void {
  try {
    fs.linkSync(last, target);
  } catch {
    // Some file systems have no links.
    fs.cpSync(last, target, { preserveTimestamps: true });
  }
}
