import fs from "node:fs";
import path from "node:path";
import { listFiles } from "../site/node/list-files";
import { resolveRedirects, type Redirect } from "../site/redirects";
import { headersFile } from "./headers-file";
import { listPublished, type PublishedInput } from "./list-published";
import { publishFile } from "./publish-file";
import { redirectsFile } from "./redirects-file";
import { serverLists } from "./server-lists";
import { swapFolders, temporaryFolder } from "./swap-folders";

interface AssembleOptions extends PublishedInput {
  /** The published folder; replaced as a whole. */
  readonly distDirectory: string;
  /** Redirects from `redirectFrom` in content. */
  readonly declaredRedirects: readonly Redirect[];
  /** Every URL path that was ever published. The content lint has checked that none is lost. */
  readonly publishedUrls: readonly string[];
  /** Whether search engines must not index the site. */
  readonly isDeployPreview: boolean;
  /** The folder of the CMS's program, which is published as `admin/`. */
  readonly cmsDirectory: string;
  /** Further texts to publish, by file. */
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * Copies what visitors need from Gatsby's output to a folder beside the published one, adds headers and redirects, and swaps
 * the two.
 *
 * @returns number of files and bytes
 * @throws with every error found, one per line; the published folder is then unchanged
 */
export function assemble(options: AssembleOptions): { files: number; bytes: number } {
  const { publicDirectory, cmsDirectory, distDirectory, pages, files, publishedUrls, declaredRedirects, isDeployPreview } = options;
  const target = temporaryFolder(distDirectory);
  const listed = listPublished(options);
  fs.rmSync(target, { recursive: true, force: true });
  const publish = (source: string, file: string) => publishFile(source, path.join(target, file), path.join(distDirectory, file));
  for (const file of listed) publish(path.join(publicDirectory, file), file);
  for (const file of listFiles(cmsDirectory)) publish(path.join(cmsDirectory, file), path.join("admin", file));

  const { redirects } = resolveRedirects({ publishedUrls, existing: new Set([...pages, ...files]), declared: declaredRedirects });
  const texts = {
    ...options.texts,
    _headers: headersFile(isDeployPreview),
    _redirects: redirectsFile(redirects),
    ...serverLists(redirects, isDeployPreview),
  };
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(target, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  swapFolders(distDirectory);
  const all = listFiles(distDirectory);
  return { files: all.length, bytes: all.reduce((sum, file) => sum + fs.statSync(path.join(distDirectory, file)).size, 0) };
}
