import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** Files and folders whose change makes results of earlier runs stale: Gatsby does not see modules that its configuration imports. */
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
const generated = new Set(["src/gatsby-types.d.ts"]);

/** A hash of everything but the content, and of which content it is used for. */
export function codeHash(contentDirectory = process.env["CONTENT_DIR"] ?? ""): string {
  const hash = createHash("sha256").update(process.version).update(contentDirectory);
  for (const file of code.flatMap(filesOf).filter((name) => !generated.has(name)))
    hash.update(file).update("\0").update(fs.readFileSync(file)).update("\0");
  return hash.digest("hex");
}

function filesOf(entry: string): string[] {
  if (!fs.existsSync(entry)) return [];
  if (!fs.statSync(entry).isDirectory()) return [entry];
  return fs
    .readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => path.join(item.parentPath, item.name).split(path.sep).join("/"))
    .sort();
}
