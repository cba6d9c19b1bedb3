import { createHash } from "crypto";
import fs from "fs";
import path from "path";
import type { GatsbyCache } from "gatsby";

/** Where a file is published: Gatsby's public folder, a URL path in it that ends with a slash, and the file's extension. */
export interface HashedFilePlace {
  readonly publicDirectory: string;
  readonly folder: string;
  readonly extension: string;
}

/** Writes a file named by its content hash, unless it exists, and returns its URL path. The rename makes it atomic. */
export function writeHashedFile({ publicDirectory, folder, extension }: HashedFilePlace, data: Buffer | string): string {
  const src = `${folder}${createHash("sha256").update(data).digest("hex").slice(0, 20)}.${extension}`;
  const file = path.join(publicDirectory, src);
  if (fs.existsSync(file)) return src;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  fs.writeFileSync(temporary, data);
  fs.renameSync(temporary, file);
  return src;
}

/**
 * Returns a function that writes files named by their content hash and returns their URL paths. A file is made only if
 * Gatsby's cache has none for its key, and once for concurrent requests.
 */
export function cachedFileWriter(cache: Pick<GatsbyCache, "get" | "set">, place: HashedFilePlace) {
  const paths = new Map<string, Promise<string>>();
  const write = async (key: string, make: () => Promise<Buffer>): Promise<string> => {
    const cached = (await cache.get(key)) as string | undefined;
    const file = cached ? Buffer.from(cached, "base64") : await make();
    if (!cached) await cache.set(key, file.toString("base64"));
    return writeHashedFile(place, file);
  };
  return (key: string, make: () => Promise<Buffer>): Promise<string> => {
    const written = paths.get(key) ?? write(key, make);
    paths.set(key, written);
    return written;
  };
}
