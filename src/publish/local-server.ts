import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import fs from "node:fs";
import path from "node:path";
import send from "send";
import { decodePercent } from "../site/decode-percent";
import { compressions } from "./compressed-files";
import { findHeaders, readHostRules, type HostRules } from "./host-rules";
import { mimeTypes } from "./mime-types";

/** Path and query of a request, whose target may be a URL. */
const target = /^(?:https?:\/\/[^/?#]*)?(?<pathname>\/[^?#]*)(?<search>\?[^#]*)?/i;

/**
 * Serves a published folder as Netlify does: with the headers and redirects of `_headers` and `_redirects`, a trailing
 * slash added to page URLs, and the 404 page with status 404. The package `send` reads files and answers range requests,
 * which players of sounds send.
 *
 * @returns a server that does not listen yet
 */
export async function createSiteServer(directory: string): Promise<Server> {
  const rules = await readHostRules(directory);
  return createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return void response.writeHead(405, { Allow: "GET, HEAD" }).end();
    const { pathname, search = "" } = target.exec(request.url ?? "")?.groups ?? {};
    if (pathname === undefined) return void response.writeHead(400).end();
    respond({ directory, rules, request, response, pathname, search });
  });
}

interface Exchange {
  readonly directory: string;
  readonly rules: HostRules;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly pathname: string;
  /** With its question mark; empty without a query. */
  readonly search: string;
}

/** Sends the file of a path, a redirect, or the 404 page. */
function respond({ directory, rules, request, response, pathname, search }: Exchange): void {
  const decoded = decodePercent(pathname);
  const file = decoded.endsWith("/") ? `${decoded}index.html` : decoded;
  const redirect = rules.redirects.match(matchInput(request, pathname, search.slice(1)));
  // Files for the server, and paths that a browser could take for another host's.
  const isInternal = /^\/_|\.(?:br|gz)$/.test(decoded) || decoded !== path.posix.normalize(decoded) || /[\\\0]/.test(decoded);
  if (isInternal || redirect?.status === 404) sendFile(404, "/404.html");
  else if (exists(file)) sendFile(200, file);
  else if (exists(`${file}/index.html`)) redirectTo(301, `${pathname}/`);
  else if (redirect) redirectTo(redirect.status, redirect.to);
  else sendFile(404, "/404.html");

  function exists(name: string): boolean {
    try {
      return fs.statSync(path.join(directory, name)).isFile();
    } catch {
      // Also when the name is too long for a file.
      return false;
    }
  }

  function redirectTo(status: number, to: string): void {
    setHeaders(decoded);
    response.writeHead(status, { Location: to + search }).end();
  }

  function setHeaders(url: string): void {
    response.setHeaders(new Map(Object.entries(findHeaders(rules, url))));
  }

  function sendFile(status: number, name: string): void {
    setHeaders(status === 404 ? name : decoded);
    if (!response.hasHeader("Content-Type"))
      response.setHeader("Content-Type", mimeTypes[path.extname(name)] ?? "application/octet-stream");
    response.setHeader("Vary", "Accept-Encoding");
    const form = compressions.find(({ coding, extension }) => accepts(request, coding) && exists(name + extension));
    if (form) response.setHeader("Content-Encoding", form.coding);
    response.statusCode = status;
    send(request, encodeURI(name + (form?.extension ?? "")), { root: directory, dotfiles: "allow", acceptRanges: status === 200 && !form })
      .on("error", ({ status: failed, headers }: { status: number; headers?: Record<string, string> }) =>
        response.writeHead(failed, headers).end(),
      )
      .pipe(response);
  }
}

/** Whether a browser takes a content coding, by the Accept-Encoding of its request. */
function accepts({ headers }: IncomingMessage, coding: string): boolean {
  const codings = String(headers["accept-encoding"] ?? "").split(",");
  return codings.map((each) => each.trim().split(/\s*;\s*q=/)).some(([name, weight = "1"]) => name === coding && Number(weight) > 0);
}

/** What Netlify's matcher reads of a request. */
function matchInput({ headers }: IncomingMessage, pathname: string, query: string) {
  return {
    scheme: "http",
    host: "localhost",
    path: pathname,
    query,
    headers,
    cookieValues: {},
    getHeader: (name: string) => String(headers[name.toLowerCase()] ?? ""),
    getCookie: () => "",
  };
}
