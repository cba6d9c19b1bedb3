import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { listFiles } from "../site/node/list-files";
import { files } from "../site/routes";

/** SHA-256 of every published file by its path below the folder, written as in Subresource Integrity. */
export type Manifest = Readonly<Record<string, string>>;

/** Path of the manifest below the published folder. */
export const MANIFEST_FILE = files.manifest.slice(1);

/** Read by the host, not served to visitors. */
export const hostFiles: readonly string[] = ["_headers", "_redirects"];

/** Hash of a file's content: `sha256-` and the digest in base64. */
export function hashOf(content: Buffer): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

/** Lists every served file of a folder with its hash. Without the manifest itself, so that it can be written again. */
function manifestOf(directory: string): Manifest {
  const served = listFiles(directory).filter((file) => file !== MANIFEST_FILE && !hostFiles.includes(file));
  return Object.fromEntries(served.map((file) => [file, hashOf(fs.readFileSync(path.join(directory, file)))]));
}

/** Writes the manifest of a complete folder. The same files give the same bytes. */
export function writeManifest(directory: string): void {
  const file = path.join(directory, MANIFEST_FILE);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, formatManifest(manifestOf(directory)));
}

function formatManifest(manifest: Manifest): string {
  return `${JSON.stringify({ files: manifest }, null, 1)}\n`;
}

/**
 * Parses a manifest.
 *
 * @throws when the text is none
 */
export function parseManifest(text: string): Manifest {
  const { files: hashes } = JSON.parse(text) as { files?: unknown };
  if (typeof hashes !== "object" || hashes === null) throw new Error("the manifest lists no files");
  return Object.fromEntries(Object.entries(hashes).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}
