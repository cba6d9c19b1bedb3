import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { listFiles } from "../site/node/list-files";
import { isUnchanged, reuseFile } from "./reuse-files";

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
 * Writes the compressed forms of all text files in a folder. Those of files that have not changed since the last build are
 * taken from it.
 *
 * @param directory the folder to be published
 * @param last the folder of the last build, which may be missing
 */
export function addCompressedFiles(directory: string, last: string): void {
  for (const file of listFiles(directory)) {
    const [source, before] = [path.join(directory, file), path.join(last, file)];
    const stats = fs.statSync(source);
    if (!textFile.test(file) || stats.size < SMALLEST) continue;
    const isSame = isUnchanged(stats, fs.statSync(before, { throwIfNoEntry: false }));
    for (const { extension, compress } of compressions) {
      const target = source + extension;
      if (isSame && fs.existsSync(before + extension)) {
        reuseFile(before + extension, target);
        continue;
      }
      fs.writeFileSync(target, compress(fs.readFileSync(source)));
      // Servers make the entity tag of a form from its time.
      fs.utimesSync(target, stats.atime, stats.mtime);
    }
  }
}
