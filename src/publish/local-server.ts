import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import fs from "node:fs";
import path from "node:path";
import compression from "compression";
import send from "send";
import { decodePercent } from "../site/decode-percent";
import { findHeaders, hostFiles, readHostRules, type HostRules } from "./host-rules";
import { mimeTypes } from "./mime-types";

/**
 * Serves a published folder as Netlify does: with the headers and redirects of `_headers` and `_redirects`, a trailing
 * slash added to page URLs, and the 404 page with status 404. The package `send` reads files and answers range requests,
 * which players of sounds send.
 *
 * @returns a server that does not listen yet
 */
export async function createSiteServer(directory: string): Promise<Server> {
  const rules = await readHostRules(directory);
  const compress = compression({
    filter: (request, response) => !request.headers.range && compression.filter(request, response),
  }) as unknown as (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  const respond: RequestListener = (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return void response.writeHead(405, { Allow: "GET, HEAD" }).end();
    compress(request, response, () => serveFile(directory, rules, request, response));
  };
  return createServer(respond);
}

function serveFile(directory: string, rules: HostRules, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(`http://localhost${request.url ?? "/"}`);
  const pathname = decodePercent(url.pathname);
  response.setHeaders(new Map(Object.entries(findHeaders(rules, pathname))));

  const redirect = rules.redirects.match(matchInput(request, url));
  const isHidden = hostFiles.includes(path.posix.normalize(pathname).slice(1));
  if (redirect?.status === 404 || isHidden) return sendNotFound();
  send(request, url.pathname, { root: directory, dotfiles: "allow" })
    .on("headers", (_: ServerResponse, file: string) => {
      if (!response.hasHeader("Content-Type")) setType(file);
    })
    .on("directory", (_: ServerResponse, folder: string) => {
      if (fs.existsSync(path.join(folder, "index.html"))) redirectTo(301, `${url.pathname}/${url.search}`);
      else sendMissing();
    })
    .on("error", ({ status, headers }: { status: number; headers?: Record<string, string> }) => {
      if (status === 403 || status === 404) sendMissing();
      else response.writeHead(status, headers).end();
    })
    .pipe(response);

  function setType(file: string): void {
    response.setHeader("Content-Type", mimeTypes[path.extname(file)] ?? "application/octet-stream");
  }

  function redirectTo(status: number, location: string): void {
    response.writeHead(status, { Location: location }).end();
  }

  /** Answers a path without a file: a redirect applies only there. */
  function sendMissing(): void {
    if (redirect) redirectTo(redirect.status, redirect.to);
    else sendNotFound();
  }

  function sendNotFound(): void {
    response.statusCode = 404;
    setType("404.html");
    send(request, "/404.html", { root: directory, acceptRanges: false }).pipe(response);
  }
}

/** What Netlify's matcher reads of a request. */
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
