import fs from "node:fs";
import path from "node:path";
import { fileHeadersAt, readHostRules } from "../../publish/host-rules";
import { hashOf, MANIFEST_FILE, parseManifest } from "../../publish/manifest";
import { mimeTypes } from "../../publish/mime-types";
import { parseRedirects } from "../../publish/redirects-file";

/** How a server must answer a request for a path, if it serves a published folder. */
export interface ExpectedResponse {
  /** File below the published folder, or `_redirects`. */
  readonly file: string;
  readonly path: string;
  readonly status: number;
  /** Of the body. */
  readonly hash?: string;
  /** Headers by name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Target of a redirect. */
  readonly location?: string;
}

/** A path that no site has. */
const UNKNOWN_PATH = "/no-page-has-this-path/";

/**
 * The expected answers for every file of a published folder's manifest, for the manifest, for every redirect from one
 * path, and for an unknown path.
 *
 * @throws when the folder has no manifest
 */
export async function expectedResponses(directory: string): Promise<ExpectedResponse[]> {
  const manifestFile = path.join(directory, MANIFEST_FILE);
  if (!fs.existsSync(manifestFile)) throw new Error(`${directory} contains no manifest; run npm run build first`);
  const text = fs.readFileSync(manifestFile);
  const manifest = { ...parseManifest(text.toString()), [MANIFEST_FILE]: hashOf(text) };
  const rules = await readHostRules(directory);
  const redirects = parseRedirects(fs.readFileSync(path.join(directory, "_redirects"), "utf8"));
  const missing = { status: 404, hash: manifest["404.html"], headers: {} };
  const missingPaths = new Set(redirects.filter(({ status }) => status.startsWith("404")).map(({ from }) => from));

  const ofFiles = Object.entries(manifest).map(([file, hash]): ExpectedResponse => {
    const at = pathOfFile(file);
    if (missingPaths.has(at)) return { file, path: at, ...missing };
    const type = mimeTypes[path.extname(file)];
    return { file, path: at, status: 200, hash, headers: { ...(type ? { "Content-Type": type } : {}), ...fileHeadersAt(rules, at) } };
  });
  const ofRedirects = redirects
    .filter(({ from, status }) => !/[*:]/.test(from) && !status.startsWith("404"))
    .map(({ from, to, status }) => ({ file: "_redirects", path: from, status: Number(status.slice(0, 3)), location: to, headers: {} }));
  return [...ofFiles, ...ofRedirects, { file: "404.html", path: UNKNOWN_PATH, ...missing }];
}

/** URL path of a file: `/blog/` for `blog/index.html`. */
export function pathOfFile(file: string): string {
  return `/${file
    .replace(/(?:^|(?<=\/))index\.html$/, "")
    .split("/")
    .map(encodeURIComponent)
    .join("/")}`;
}
