import fs from "node:fs";
import path from "node:path";

/**
 * The path of `dist/`.
 *
 * @throws when there is no site in it
 */
export function findDist(): string {
  const directory = path.resolve("dist");
  if (!fs.existsSync(path.join(directory, "index.html"))) throw new Error("dist/ contains no site; run npm run build first");
  return directory;
}
