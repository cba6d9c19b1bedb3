import fs from "node:fs";
import path from "node:path";
import { movesOf, type Move } from "../site/moved-addresses";
import { headersFile, type HeaderSettings } from "./headers";
import { faultsOfMoves, redirectsFile } from "./redirects";
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
  readonly moved?: readonly Move[];
  /** Every address that was ever published. */
  readonly published?: readonly string[];
  readonly headers?: HeaderSettings;
  /**
   * Called with the complete folder before it is swapped in: adds what follows from the whole of it, and gives the
   * faults for which it must not be published.
   */
  readonly complete?: (directory: string) => readonly string[];
}

/**
 * Copies what visitors need from Gatsby's output to a new folder, checks it, and swaps it in.
 * Nothing is copied that no page names: no scripts, maps, page data or pictures of earlier builds.
 *
 * @returns number of files and bytes
 * @throws with every fault found, one a line; what was published before stays untouched
 */
export function assemble({
  publicDirectory,
  staticDirectory,
  distDirectory,
  pages,
  files = [],
  moved = [],
  published = [],
  headers = {},
  complete,
}: AssembleOptions): { files: number; bytes: number } {
  const target = `${distDirectory}.tmp`;
  fs.rmSync(target, { recursive: true, force: true });
  const copy = (relativePath: string) => {
    const to = inside(target, relativePath);
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.copyFileSync(inside(publicDirectory, relativePath), to);
  };
  const documents = pages.map(documentOf);
  const sitemaps = fs.readdirSync(publicDirectory).filter((name) => /^sitemap(?:-\w+)?\.xml$/.test(name));
  const faults: string[] = [];
  const attempt = (relativePath: string, neededBy: string) => {
    if (fs.existsSync(inside(publicDirectory, relativePath))) copy(relativePath);
    else faults.push(`${relativePath} is missing; ${neededBy} needs it`);
  };

  for (const document of documents) attempt(document, "the list of pages");
  for (const name of [...sitemaps, "robots.txt"]) attempt(name, "every site");
  const made = files.map((address) => address.slice(1));
  for (const file of made) attempt(file, "the list of files");
  for (const file of filesBelow(staticDirectory)) attempt(file, "static/");
  for (const picture of picturesOf(documents.map((document) => path.join(target, document)))) attempt(picture, "a page");
  if (sitemaps.length === 0) faults.push("there is no sitemap");
  fs.writeFileSync(path.join(target, "_headers"), headersFile(headers));
  const { moves, lost } = movesOf({ published, existing: new Set([...pages, ...files]), named: moved });
  fs.writeFileSync(path.join(target, "_redirects"), redirectsFile(moves));
  faults.push(...faultsOfMoves(moves, (address) => fs.existsSync(inside(target, documentOf(address)))));
  for (const address of lost) faults.push(`${address} was published and has neither a page nor a redirect; name it in redirectFrom`);
  fs.writeFileSync(path.join(target, "speculation-rules.json"), `${JSON.stringify(speculationRules)}\n`);

  const all = filesBelow(target);
  const allowed = new Set(made);
  for (const file of all) if (/\.(?:m?js|map|ts|tsx|md)$/.test(file) && !allowed.has(file)) faults.push(`${file} must not be published`);
  if (faults.length === 0 && complete) faults.push(...complete(target));
  if (faults.length > 0) throw new Error(faults.join("\n"));
  swapIn(target, distDirectory);
  return { files: all.length, bytes: all.reduce((sum, file) => sum + fs.statSync(path.join(distDirectory, file)).size, 0) };
}

/** File of a page: `/blog/` is `blog/index.html`, `/404.html` is itself. */
function documentOf(page: string): string {
  return page.endsWith("/") ? `${page.slice(1)}index.html` : page.slice(1);
}

/** Pictures that documents name, made by Gatsby below `/static/`. */
function picturesOf(files: readonly string[]): Set<string> {
  const pictures = new Set<string>();
  for (const file of files) {
    if (!fs.existsSync(file)) continue;
    for (const [, name] of fs.readFileSync(file, "utf8").matchAll(/\/(static\/[\w./%-]+)/g))
      pictures.add(decodeURIComponent(name as string));
  }
  return pictures;
}

function filesBelow(directory: string): string[] {
  return fs
    .readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .sort();
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

/**
 * A path below a folder.
 *
 * @throws when it leads out of it
 */
function inside(directory: string, relativePath: string): string {
  const absolute = path.resolve(directory, relativePath);
  if (!absolute.startsWith(path.resolve(directory) + path.sep)) throw new Error(`${relativePath} leads out of ${directory}`);
  return absolute;
}
