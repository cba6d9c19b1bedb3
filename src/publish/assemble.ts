import fs from "node:fs";
import path from "node:path";
import type { BuildManifest } from "../site/build-manifest";
import { listFiles } from "../site/node/list-files";
import { resolveRedirects, type Redirect } from "../site/redirects";
import { DIST, NEW_DIST, publishFile, swapFolders } from "./dist-folders";
import { headersFile } from "./headers-file";
import { listPublished } from "./list-published";
import { redirectsFile } from "./redirects-file";
import { serverLists } from "./server-lists";

/** The folder of the CMS's program, which is published as `admin/`. */
export const CMS_FOLDER = ".cache/cms";

interface AssembleOptions extends BuildManifest {
  /** Redirects from `redirectFrom` in content. */
  readonly declaredRedirects: readonly Redirect[];
  /** Every URL path that was ever published. The content lint has checked that none is lost. */
  readonly publishedUrls: readonly string[];
  /** Whether search engines must not index the site. */
  readonly isDeployPreview: boolean;
}

/**
 * Copies what visitors need from Gatsby's output to a folder beside the published one, adds headers and redirects, and swaps
 * the two.
 *
 * @returns number of files and bytes
 * @throws with every error found, one per line; the published folder is then unchanged
 */
export function assemble({ declaredRedirects, publishedUrls, isDeployPreview, ...manifest }: AssembleOptions) {
  const listed = listPublished(manifest);
  fs.rmSync(NEW_DIST, { recursive: true, force: true });
  for (const file of listed) publishFile(path.join("public", file), file);
  for (const file of listFiles(CMS_FOLDER)) publishFile(path.join(CMS_FOLDER, file), path.join("admin", file));

  const existing = new Set([...manifest.pages, ...manifest.files]);
  const { redirects } = resolveRedirects({ publishedUrls, existing, declared: declaredRedirects });
  const texts = {
    _headers: headersFile(isDeployPreview),
    _redirects: redirectsFile(redirects),
    ...serverLists(redirects, isDeployPreview),
  };
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(NEW_DIST, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  swapFolders();
  const all = listFiles(DIST);
  return { files: all.length, bytes: all.reduce((sum, file) => sum + fs.statSync(path.join(DIST, file)).size, 0) };
}
