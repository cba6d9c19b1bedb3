import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { readOffer } from "../content-model/node/content-folder";
import type { CacheKey } from "../gatsby/build-cache";
import { listFiles } from "../site/node/list-files";

/** Files and folders whose change makes cached results stale: Gatsby does not see modules that its configuration imports. */
const code = [
  "src",
  "static",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "gatsby-browser.tsx",
  "tsconfig.json",
  "package-lock.json",
];

/**
 * What a cache is made with: all code with the version of Node, and of the content its folder and the facts of the offer, which
 * any text may repeat: Gatsby reads again only what has changed itself.
 */
export function cacheKey(contentDirectory = process.env["CONTENT_DIR"] ?? ""): CacheKey {
  const hash = createHash("sha256").update(process.version);
  for (const file of code.flatMap(listCodeFiles)) hash.update(file).update("\0").update(fs.readFileSync(file)).update("\0");
  const content = createHash("sha256")
    .update(contentDirectory)
    .update(JSON.stringify(readOffer(path.resolve(contentDirectory || "content"))));
  return { code: hash.digest("hex"), content: content.digest("hex") };
}

function listCodeFiles(entry: string): string[] {
  if (!fs.existsSync(entry)) return [];
  return fs.statSync(entry).isDirectory() ? listFiles(entry).map((file) => `${entry}/${file}`) : [entry];
}
