import fs from "node:fs";
import path from "node:path";

/**
 * The path of `dist/`, or of the built site that `DIST_DIR` names.
 *
 * @throws when there is no site in it
 */
export function findDist(): string {
  const directory = path.resolve(process.env["DIST_DIR"] || "dist");
  if (!fs.existsSync(path.join(directory, "index.html")))
    throw new Error(`${path.relative(".", directory)}/ contains no site; run npm run build first`);
  return directory;
}
