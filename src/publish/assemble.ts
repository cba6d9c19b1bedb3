import fs from "node:fs";
import path from "node:path";
import { listFiles } from "../site/node/list-files";
import { resolveRedirects, type Redirect } from "../site/redirects";
import { FolderAfter } from "./folder-after";
import { headersFile, type HeaderSettings } from "./headers-file";
import { redirectFaults, redirectsFile } from "./redirects-file";
import { speculationRules } from "./speculation-rules";

export interface AssembleOptions {
  /** Gatsby's output. */
  readonly publicDirectory: string;
  /** The project's `static/`, whose files go out as they are. */
  readonly staticDirectory: string;
  /** What is served and published; replaced as a whole. */
  readonly distDirectory: string;
  /** Pages of this build, as Gatsby names them. */
  readonly pages: readonly string[];
  /** Addresses of what this build made beside the pages: feeds, Markdown copies. */
  readonly files?: readonly string[];
  /** What content says of old addresses. */
  readonly declaredRedirects?: readonly Redirect[];
  /** Every address that was ever published. */
  readonly published?: readonly string[];
  readonly headers?: HeaderSettings;
  /** Pictures that a document names; takes what is known of a document that has not changed. */
  readonly picturesOf?: PicturesOf;
  /**
   * Called with the complete folder before it is swapped in: adds what follows from the whole of it, and gives the
   * faults for which it must not be published.
   */
  readonly complete?: (directory: string) => readonly string[] | Promise<readonly string[]>;
}

/**
 * Gives names of files below Gatsby's output.
 *
 * @param document its name there
 * @param read gives its text
 */
export type PicturesOf = (document: string, read: () => string) => Iterable<string>;

/**
 * Brings what visitors need from Gatsby's output to a new folder, checks it, and swaps it in.
 * Nothing is brought that no page names: no scripts, maps, page data or pictures of earlier builds.
 *
 * @returns number of files and bytes
 * @throws with every fault found, one a line; what was published before stays untouched
 */
export async function assemble({
  publicDirectory,
  staticDirectory,
  distDirectory,
  pages,
  files = [],
  declaredRedirects = [],
  published = [],
  headers = {},
  picturesOf = (_, read) => picturesIn(read()),
  complete,
}: AssembleOptions): Promise<{ files: number; bytes: number }> {
  const target = `${distDirectory}.tmp`;
  fs.rmSync(target, { recursive: true, force: true });
  const folder = new FolderAfter(distDirectory, target);
  const documents = pages.map(documentOf);
  const sitemaps = fs.readdirSync(publicDirectory).filter((name) => /^sitemap(?:-\w+)?\.xml$/.test(name));
  const faults: string[] = [];
  const attempt = (relativePath: string, neededBy: string) => {
    inside(target, relativePath);
    if (!folder.bring(inside(publicDirectory, relativePath), relativePath)) faults.push(`${relativePath} is missing; ${neededBy} needs it`);
  };

  for (const document of documents) attempt(document, "the list of pages");
  for (const name of [...sitemaps, "robots.txt"]) attempt(name, "every site");
  const made = files.map((address) => address.slice(1));
  for (const file of made) attempt(file, "the list of files");
  for (const file of listFiles(staticDirectory)) attempt(file, "static/");
  const pictures = new Set<string>();
  for (const document of documents) {
    if (!folder.holds(document)) continue;
    for (const picture of picturesOf(document, () => fs.readFileSync(path.join(target, document), "utf8"))) pictures.add(picture);
  }
  for (const picture of pictures) attempt(picture, "a page");
  if (sitemaps.length === 0) faults.push("there is no sitemap");
  fs.writeFileSync(path.join(target, "_headers"), headersFile(headers));
  const { redirects, lost } = resolveRedirects({ published, existing: new Set([...pages, ...files]), named: declaredRedirects });
  fs.writeFileSync(path.join(target, "_redirects"), redirectsFile(redirects));
  faults.push(...redirectFaults(redirects, (address) => folder.holds(documentOf(address))));
  for (const address of lost) faults.push(`${address} was published and has neither a page nor a redirect; name it in redirectFrom`);
  fs.writeFileSync(path.join(target, "speculation-rules.json"), `${JSON.stringify(speculationRules)}\n`);

  const all = listFiles(target);
  const allowed = new Set(made);
  for (const file of all) if (/\.(?:m?js|map|ts|tsx|md)$/.test(file) && !allowed.has(file)) faults.push(`${file} must not be published`);
  if (faults.length === 0 && complete) faults.push(...(await complete(target)));
  if (faults.length > 0) throw new Error(faults.join("\n"));
  swapIn(target, distDirectory);
  const sizeOf = (file: string) => folder.sizeOf(file) ?? fs.statSync(path.join(distDirectory, file)).size;
  return { files: all.length, bytes: all.reduce((sum, file) => sum + sizeOf(file), 0) };
}

/** File of a page: `/blog/` is `blog/index.html`, `/404.html` is itself. */
function documentOf(page: string): string {
  return page.endsWith("/") ? `${page.slice(1)}index.html` : page.slice(1);
}

/** Pictures that a document names, made by Gatsby below `/static/`. */
export function picturesIn(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/\/(static\/[\w./%-]+)/g), ([, name]) => decodeURIComponent(name as string)));
}

/** Puts back what was published when a run was stopped between the two renames. */
export function restoreDist(distDirectory: string): void {
  const old = `${distDirectory}.old`;
  if (!fs.existsSync(distDirectory) && fs.existsSync(old)) fs.renameSync(old, distDirectory);
}

/** Two renames, so that the published folder is never half there. */
function swapIn(fresh: string, distDirectory: string): void {
  restoreDist(distDirectory);
  const old = `${distDirectory}.old`;
  fs.rmSync(old, { recursive: true, force: true });
  if (fs.existsSync(distDirectory)) fs.renameSync(distDirectory, old);
  fs.renameSync(fresh, distDirectory);
  fs.rmSync(old, { recursive: true, force: true });
}

/** Whether a name may lead out of the folder that it is said to be in: it begins with a slash, has parts that begin with a dot, or is of Windows. */
const mayLeadOut = /^\/|(?:^|\/)\.|[\\:]/;

/**
 * A path below a folder.
 *
 * @throws when it leads out of it
 */
function inside(directory: string, relativePath: string): string {
  // Names of nearly all files are plain, and there are tens of thousands.
  if (!mayLeadOut.test(relativePath)) return `${directory}${path.sep}${relativePath}`;
  const absolute = path.resolve(directory, relativePath);
  if (!absolute.startsWith(path.resolve(directory) + path.sep)) throw new Error(`${relativePath} leads out of ${directory}`);
  return absolute;
}
