import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { requestedRange } from "./byte-range";
import { fileHeadersAt, headersAt, readHostRules, type HostRules } from "./host-rules";
import { hostFiles } from "./manifest";
import { compressibleTypes, mimeTypes, withoutParameters } from "./mime-types";

/**
 * Serves a published folder as Netlify does: reads `_headers` and `_redirects` with Netlify's own parsers, adds the
 * trailing slash to page URLs, sends the 404 page with status 404, compresses text, and answers range requests, which
 * players of sounds send.
 *
 * @returns a server that does not listen yet
 */
export async function createSiteServer(directory: string): Promise<Server> {
  const site: Site = { directory, rules: await readHostRules(directory), compressed: new Map() };
  return createServer((request, response) => {
    try {
      respond(site, request, response);
    } catch (error) {
      response.writeHead(error instanceof URIError ? 400 : 500, { "Content-Type": "text/plain" }).end();
      if (!(error instanceof URIError)) console.error(error);
    }
  });
}

interface Site {
  readonly directory: string;
  readonly rules: HostRules;
  /** Compressed bodies by file and encoding: like a host, the server compresses a file once. */
  readonly compressed: Map<string, Compressed>;
}

interface Compressed {
  readonly modified: number;
  readonly body: Buffer;
}

function respond(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const { directory, rules } = site;
  if (request.method !== "GET" && request.method !== "HEAD") return void response.writeHead(405, { Allow: "GET, HEAD" }).end();
  const url = new URL(`http://localhost${request.url ?? "/"}`);
  const pathname = decodeURIComponent(url.pathname);
  const redirect = rules.redirects.match(matchInput(request, url));
  if (redirect?.force404 || redirect?.force) return answer(redirect.to, redirect.status);
  const file = fileAt(directory, pathname);
  if (file) return send(file, 200);
  if (!pathname.endsWith("/") && fileAt(directory, `${pathname}/`))
    return void response.writeHead(301, { ...headersAt(rules, pathname), Location: `${url.pathname}/${url.search}` }).end();
  if (redirect) return answer(redirect.to, redirect.status);
  return send(path.join(directory, "404.html"), 404);

  function answer(to: string, status: number): void {
    if (status >= 300 && status < 400) return void response.writeHead(status, { ...headersAt(rules, pathname), Location: to }).end();
    const target = fileAt(directory, to);
    return target ? send(target, status) : send(path.join(directory, "404.html"), 404);
  }

  function send(target: string, status: number): void {
    const headers = { ...fileHeadersAt(rules, pathname), Vary: "Accept-Encoding" };
    sendFile(site, request, response, target, status, {
      "Content-Type": mimeTypes[path.extname(target)] ?? "application/octet-stream",
      ...headers,
    });
  }
}

/** Sends a file: compressed, or in the part that the request asks for. */
function sendFile(
  { compressed }: Site,
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): void {
  const end = (code: number, sent: Buffer, more: Readonly<Record<string, string>>) => {
    response.writeHead(code, { ...headers, ...more, "Content-Length": sent.length });
    response.end(request.method === "HEAD" ? undefined : sent);
  };
  const isCompressible = compressibleTypes.includes(withoutParameters(mimeTypes[path.extname(file)] ?? ""));
  const encoding = isCompressible ? acceptedEncoding(request) : undefined;
  if (encoding) return end(status, compressOnce(compressed, file, encoding), { "Content-Encoding": encoding });
  const body = fs.readFileSync(file);
  if (status !== 200) return end(status, body, {});
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const ranges = { "Accept-Ranges": "bytes", ETag: etag };
  const range = requestedRange(request, body.length, etag);
  if (range === undefined) return end(200, body, ranges);
  if (range === "unsatisfiable") return end(416, Buffer.alloc(0), { "Content-Range": `bytes */${body.length}` });
  const contentRange = `bytes ${range.start}-${range.end}/${body.length}`;
  return end(206, body.subarray(range.start, range.end + 1), { ...ranges, "Content-Range": contentRange });
}

function compressOnce(compressed: Map<string, Compressed>, file: string, encoding: "br" | "gzip"): Buffer {
  const key = `${encoding} ${file}`;
  const known = compressed.get(key);
  const modified = fs.statSync(file).mtimeMs;
  if (known?.modified === modified) return known.body;
  const body = compress(fs.readFileSync(file), encoding);
  compressed.set(key, { modified, body });
  return body;
}

function compress(body: Buffer, encoding: "br" | "gzip"): Buffer {
  return encoding === "br" ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(body) } }) : gzipSync(body);
}

/** Brotli's quality: the highest, except for the CMS's script, which would take half a minute. */
function qualityFor(body: Buffer): number {
  return body.length > 1_000_000 ? 4 : constants.BROTLI_MAX_QUALITY;
}

function acceptedEncoding(request: IncomingMessage): "br" | "gzip" | undefined {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  return /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
}

/** The file at a path: the file itself, or the `index.html` of a folder when the path ends with a slash. */
function fileAt(directory: string, pathname: string): string | undefined {
  const file = path.join(directory, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
  if (!file.startsWith(directory + path.sep) || hostFiles.includes(path.relative(directory, file))) return undefined;
  return fs.existsSync(file) && fs.statSync(file).isFile() ? file : undefined;
}

function matchInput(request: IncomingMessage, url: URL) {
  return {
    scheme: "http",
    host: url.hostname,
    path: url.pathname,
    query: url.search.slice(1),
    headers: request.headers,
    cookieValues: {},
    getHeader: (name: string) => String(request.headers[name.toLowerCase()] ?? ""),
    getCookie: () => "",
  };
}
