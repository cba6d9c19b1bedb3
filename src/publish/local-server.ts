import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import fs from "node:fs";
import path from "node:path";
import { parseAllHeaders, type Header } from "@netlify/headers-parser";
import compression from "compression";
import redirector from "netlify-redirector";
import send from "send";
import { decodePercent } from "../site/decode-percent";
import { hostDefaults } from "./headers-file";
import { mimeTypes } from "./mime-types";

/** Path and query of a request, whose target may be a URL. */
const target = /^(?:https?:\/\/[^/?#]*)?(?<pathname>\/[^?#]*)(?<search>\?[^#]*)?/i;

/**
 * Serves a published folder as Netlify does: with the headers and redirects of `_headers` and `_redirects`, a trailing
 * slash added to page URLs, the 404 page with status 404, and text compressed. The package `send` reads files and answers range
 * requests, which players of sounds send.
 *
 * @returns a server that does not listen yet
 * @throws when `_headers` or `_redirects` is missing or cannot be parsed
 */
export async function createSiteServer(directory: string): Promise<Server> {
  const rules = await readHostRules(directory);
  const compress = compression();
  return createServer((request, response) => compress(request, response, () => respond(request, response, directory, rules)));
}

type HostRules = Awaited<ReturnType<typeof readHostRules>>;

/** The rules of a published folder, read with Netlify's own parsers. */
async function readHostRules(directory: string) {
  const headersFiles = [path.join(directory, "_headers")];
  const { headers, errors } = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: false });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  const redirects = await redirector.parsePlain(fs.readFileSync(path.join(directory, "_redirects"), "utf8"), {});
  return { headers: headers as Header[], redirects };
}

/** Headers of a response at a path: those that the host adds itself, and those of the rules. The last rule that sets a header wins. */
function findHeaders({ headers }: HostRules, pathname: string): Map<string, string> {
  const matching = headers.filter(({ forRegExp }) => forRegExp.test(pathname));
  return new Map([hostDefaults, ...matching.map(({ values }) => values)].flatMap((values) => Object.entries(values)));
}

/** Sends the file of a path, a redirect, or the 404 page. */
function respond(request: IncomingMessage, response: ServerResponse, directory: string, rules: HostRules): void {
  if (request.method !== "GET" && request.method !== "HEAD") return void response.writeHead(405, { Allow: "GET, HEAD" }).end();
  const { pathname, search = "" } = target.exec(request.url ?? "")?.groups ?? {};
  if (pathname === undefined) return void response.writeHead(400).end();
  const decoded = decodePercent(pathname);
  const file = decoded.endsWith("/") ? `${decoded}index.html` : decoded;
  const redirect = rules.redirects.match({ path: pathname, query: search.slice(1) });
  // Files for the server, and paths that a browser could take for another host's.
  const isInternal = /^\/_/.test(decoded) || decoded !== path.posix.normalize(decoded) || /[\\\0]/.test(decoded);
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
    response.setHeaders(findHeaders(rules, url));
  }

  function sendFile(status: number, name: string): void {
    setHeaders(status === 404 ? name : decoded);
    if (!response.hasHeader("Content-Type"))
      response.setHeader("Content-Type", mimeTypes[path.extname(name)] ?? "application/octet-stream");
    response.statusCode = status;
    // Only sounds in parts: those of a text would be parts of what is compressed.
    send(request, encodeURI(name), { root: directory, dotfiles: "allow", acceptRanges: name.endsWith(".flac") })
      .on("error", ({ status: failed, headers }: { status: number; headers?: Record<string, string> }) =>
        response.writeHead(failed, headers).end(),
      )
      .pipe(response);
  }
}
