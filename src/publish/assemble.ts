import fs from "node:fs";
import path from "node:path";
import type { PublishedFiles } from "../site/published-files";
import { decodePercent } from "../site/decode-percent";
import { listFiles } from "../site/node/list-files";
import { resolveRedirects, type Redirect } from "../site/redirects";
import { addCompressedForms } from "./compressed-forms";
import { headersFile } from "./headers-file";
import { redirectsFile } from "./redirects-file";
import { SERVER_LISTS, serverLists } from "./server-lists";
import { speculationRules } from "./speculation-rules";
import { publishFile } from "./take-over";

interface AssembleOptions extends PublishedFiles {
  /** Gatsby's output. */
  readonly publicDirectory: string;
  /** The project's `static/`. */
  readonly staticDirectory: string;
  /** The published folder; replaced as a whole. */
  readonly distDirectory: string;
  /** Redirects from `redirectFrom` in content. */
  readonly declaredRedirects: readonly Redirect[];
  /** Every URL path that was ever published. */
  readonly published: readonly string[];
  /** Whether search engines must not index the site. */
  readonly isDeployPreview: boolean;
  /** Whether another server than Netlify's may serve the folder: it gets compressed forms and lists, which Netlify makes itself. */
  readonly forOwnServer: boolean;
  /** Called with the complete folder if there were no errors, to add files. */
  readonly beforePublish: (directory: string) => void;
}

/**
 * Copies what visitors need from Gatsby's output to a folder beside the published one, checks it, and swaps the two. Copied
 * are the pages and files named in the options, the pictures in them and static files: no scripts, source maps, page data or
 * pictures of earlier builds.
 *
 * @returns number of files and bytes
 * @throws with every error found, one per line; the published folder is then unchanged
 */
export function assemble(options: AssembleOptions): { files: number; bytes: number } {
  const { publicDirectory, distDirectory, files, beforePublish } = options;
  const target = temporaryFolder(distDirectory);
  const { allowed, errors } = listAllowed(options);
  fs.rmSync(target, { recursive: true, force: true });
  for (const file of allowed) publishFile(path.join(publicDirectory, file), path.join(target, file), path.join(distDirectory, file));
  writeHostFiles(options, target);

  const named = new Set(files.map((file) => file.slice(1)));
  for (const file of allowed)
    if (/\.(?:m?js|map|ts|tsx|md)$/.test(file) && !named.has(file)) errors.push(`${file} must not be published. Remove it from static/.`);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  beforePublish(target);
  if (options.forOwnServer) addCompressedForms(target, distDirectory);
  swapFolders(distDirectory);
  const all = listFiles(distDirectory);
  return { files: all.length, bytes: all.reduce((sum, file) => sum + fs.statSync(path.join(distDirectory, file)).size, 0) };
}

/**
 * Lists pages, the pictures in them, sitemaps, static files and the files of this build, and what of it is missing.
 *
 * @throws when a path leads out of the folder
 */
function listAllowed({ publicDirectory, staticDirectory, siteUrl, pages, files }: AssembleOptions): {
  allowed: Set<string>;
  errors: string[];
} {
  const errors: string[] = [];
  const missing = new Set<string>();
  const allowed = new Set<string>();
  const add = (file: string, reason: string): void => {
    if (allowed.has(file) || missing.has(file)) return;
    if (path.isAbsolute(file) || path.normalize(file).startsWith(".."))
      throw new Error(`${file} leads out of public/. ${reason} Correct the path.`);
    if (fs.existsSync(path.join(publicDirectory, file))) return void allowed.add(file);
    missing.add(file);
    errors.push(`${file} is missing in public/. ${reason} Run npx gatsby clean, and build again.`);
  };
  const sitemaps = fs.readdirSync(publicDirectory).filter((name) => /^sitemap(?:-\w+)?\.xml$/.test(name));
  if (sitemaps.length === 0) errors.push("public/ has no sitemap. gatsby-plugin-sitemap writes it. Check its options in gatsby-config.ts.");
  for (const name of [...sitemaps, "robots.txt"]) add(name, "Every site has it.");
  for (const file of files) add(file.slice(1), "It is on the list of files.");
  for (const file of listFiles(staticDirectory)) add(file, "It is in static/.");
  for (const page of pages) {
    const file = fileOfPage(page);
    add(file, "It is a page of this build.");
    if (!allowed.has(file)) continue;
    for (const picture of findPictures(fs.readFileSync(path.join(publicDirectory, file), "utf8"), siteUrl))
      add(picture, `${page} shows it.`);
  }
  return { allowed, errors };
}

/** Writes headers, redirects and the speculation rules. The content lint has checked that no published URL is lost. */
function writeHostFiles(options: AssembleOptions, target: string): void {
  const { pages, files, published, declaredRedirects, isDeployPreview, forOwnServer } = options;
  const { redirects } = resolveRedirects({ published, existing: new Set([...pages, ...files]), declared: declaredRedirects });
  const texts = {
    _headers: headersFile(isDeployPreview),
    _redirects: redirectsFile(redirects),
    "speculation-rules.json": `${JSON.stringify(speculationRules)}\n`,
  };
  const lists = Object.entries(forOwnServer ? serverLists(redirects, isDeployPreview) : {});
  for (const [name, text] of [...Object.entries(texts), ...lists.map(([list, lines]) => [`${SERVER_LISTS}/${list}`, lines] as const)]) {
    const file = path.join(target, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

/** The file of a page: `/blog/` is `blog/index.html`, `/404.html` is itself. */
function fileOfPage(page: string): string {
  return page.endsWith("/") ? `${page.slice(1)}index.html` : page.slice(1);
}

/** Attributes with a URL, or in `srcset` several, each with a width. */
const urlAttribute = /\s(src|srcset|href|content)="([^"]*)"/gi;

/** Files below `/static/`, which Gatsby has written, that attributes of a page name by path or by a URL of the site. */
function findPictures(html: string, siteUrl: string): Set<string> {
  const urls = Array.from(html.matchAll(urlAttribute), ([, name = "", value = ""]) =>
    name.toLowerCase() === "srcset" ? value.split(",").map((candidate) => candidate.trim().split(/\s/)[0] ?? "") : [value],
  ).flat();
  const { origin } = new URL(siteUrl);
  const paths = urls.map((url) => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : url));
  return new Set(paths.flatMap((url) => /^\/(static\/[^?#\s]+)$/.exec(url)?.[1] ?? []).map(decodePercent));
}

const temporaryFolder = (distDirectory: string): string => `${distDirectory}.tmp`;
const oldFolder = (distDirectory: string): string => `${distDirectory}.old`;

/** Restores the published folder after a run that was stopped between the first two renames of {@link assemble}. */
export function restoreDist(distDirectory: string): void {
  const old = oldFolder(distDirectory);
  if (!fs.existsSync(distDirectory) && fs.existsSync(old)) fs.renameSync(old, distDirectory);
}

/** Publishes the temporary folder by two renames, so that the published folder is never incomplete. */
function swapFolders(distDirectory: string): void {
  const [temporary, old] = [temporaryFolder(distDirectory), oldFolder(distDirectory)];
  restoreDist(distDirectory);
  fs.rmSync(old, { recursive: true, force: true });
  if (fs.existsSync(distDirectory)) fs.renameSync(distDirectory, old);
  fs.renameSync(temporary, distDirectory);
  fs.rmSync(old, { recursive: true, force: true });
}
