import fs from "node:fs";
import path from "node:path";
import { listFiles } from "../site/node/list-files";
import { resolveRedirects, type Redirect } from "../site/redirects";
import { addCompressedFiles } from "./compressed-files";
import { headersFile } from "./headers-file";
import { listPublished, type PublishedInput } from "./list-published";
import { redirectsFile } from "./redirects-file";
import { SERVER_LISTS, serverLists } from "./server-lists";
import { speculationRules } from "./speculation-rules";
import { swapFolders, temporaryFolder } from "./swap-folders";
import { publishFile } from "./reuse-files";

interface AssembleOptions extends PublishedInput {
  /** The published folder; replaced as a whole. */
  readonly distDirectory: string;
  /** Redirects from `redirectFrom` in content. */
  readonly declaredRedirects: readonly Redirect[];
  /** Every URL path that was ever published. The content lint has checked that none is lost. */
  readonly published: readonly string[];
  /** Whether search engines must not index the site. */
  readonly isDeployPreview: boolean;
  /** Whether another server than Netlify's may serve the folder: it gets compressed forms and lists, which Netlify makes itself. */
  readonly forOwnServer: boolean;
  /** Called with the complete folder if there were no errors, to add files. */
  readonly beforePublish: (directory: string) => void;
}

/**
 * Copies what visitors need from Gatsby's output to a folder beside the published one, adds headers, redirects and speculation
 * rules, and swaps the two.
 *
 * @returns number of files and bytes
 * @throws with every error found, one per line; the published folder is then unchanged
 */
export function assemble(options: AssembleOptions): { files: number; bytes: number } {
  const { publicDirectory, distDirectory, pages, files, published, declaredRedirects, isDeployPreview, forOwnServer } = options;
  const target = temporaryFolder(distDirectory);
  const listed = listPublished(options);
  fs.rmSync(target, { recursive: true, force: true });
  for (const file of listed) publishFile(path.join(publicDirectory, file), path.join(target, file), path.join(distDirectory, file));

  const { redirects } = resolveRedirects({ published, existing: new Set([...pages, ...files]), declared: declaredRedirects });
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    fs.writeFileSync(path.join(target, name), text);
  };
  write("_headers", headersFile(isDeployPreview));
  write("_redirects", redirectsFile(redirects));
  write("speculation-rules.json", `${JSON.stringify(speculationRules)}\n`);
  if (forOwnServer)
    for (const [name, text] of Object.entries(serverLists(redirects, isDeployPreview))) write(`${SERVER_LISTS}/${name}`, text);
  options.beforePublish(target);
  if (forOwnServer) addCompressedFiles(target, distDirectory);
  swapFolders(distDirectory);
  const all = listFiles(distDirectory);
  return { files: all.length, bytes: all.reduce((sum, file) => sum + fs.statSync(path.join(distDirectory, file)).size, 0) };
}
