import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http, { type IncomingMessage, type Server, type ServerResponse } from "node:http";
import net, { type AddressInfo } from "node:net";
import path from "node:path";
import { pipeline } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { adminHeaders } from "../../publish/admin-headers";
import { mimeTypes } from "../../publish/mime-types";
import { buildDay } from "../../site/build-day";
import type { MaintenanceGroup } from "../../lint/maintenance/maintenance-list";
import type { ContentTree } from "../../lint/content-tree";
import { readContentTree } from "../../lint/node/read-content";
import { ARTICLES_FOLDER, SITE_CONTENT_FILE, VERSIONS_PATH, type Backend } from "../app/site-content";
import { lockedApi } from "./locked-api";
import { listVersions, readVersion } from "./versions";
import { readSiteContent } from "./read-site-content";
import { adminPage } from "./write-admin-page";

const HOST = "127.0.0.1";
/** Path of Decap's server on the CMS's own origin. */
const API = "/admin/api/v1";

export interface LocalCms {
  /** Folder that contains `content/`. */
  readonly root: string;
  readonly bundleDirectory: string;
  readonly staticDirectory: string;
  /** With `git`, Decap's server commits each save, with everything else that changed in the folder. */
  readonly mode: "fs" | "git";
  /** Port of the site in develop mode, to which all other paths are forwarded; undefined without a site. */
  readonly sitePort?: number | undefined;
  /** Lists what needs care in the content. */
  readonly care?: (content: ContentTree) => readonly MaintenanceGroup[];
  /** 0 picks a free port. */
  readonly port: number;
}

/**
 * Starts Decap's server, and in front of it a server for the CMS's page and the site, both on the loopback interface.
 *
 * @throws when the port is in use, Decap's server does not start, or there is no branch to commit to
 */
export async function serveCms(options: LocalCms) {
  const backend: Backend = { name: "proxy", proxy_url: API, ...(options.mode === "git" ? { branch: currentBranch(options.root) } : {}) };
  const apiPort = await findFreePort();
  const decap = startDecap(options, apiPort);
  try {
    await waitForAnswer(apiPort, decap);
    const api = lockedApi(options.root, `http://${HOST}:${apiPort}/api/v1`);
    const server = http.createServer((request, response) => {
      try {
        respond({ ...options, api, backend }, request, response);
      } catch (error) {
        console.error(error);
        refuse(response, 500, "this request failed; the terminal shows why");
      }
    });
    if (options.sitePort !== undefined) forwardWebSockets(server, options.sitePort);
    await once(server.listen(options.port, HOST), "listening");
    const { port } = server.address() as AddressInfo;
    return {
      url: `http://localhost:${port}/admin/`,
      stop: async () => {
        server.closeAllConnections();
        await once(server.close(), "close");
        decap.kill();
      },
    };
  } catch (error) {
    decap.kill();
    throw error;
  }
}

/** Finds a port that no program listens on. */
export async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, HOST);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await once(server.close(), "close");
  return port;
}

/** Decap commits to the branch that the CMS's page names, `master` by default. */
function currentBranch(root: string): string {
  const branch = execFileSync("git", ["branch", "--show-current"], { cwd: root, encoding: "utf8" }).trim();
  if (branch === "") throw new Error(`${root} has no branch checked out to which a save could be committed`);
  return branch;
}

function startDecap({ root, mode }: LocalCms, port: number): ChildProcess {
  const program = require.resolve("decap-server/dist/index.js");
  return spawn(process.execPath, [program], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: String(port), BIND_HOST: HOST, MODE: mode, GIT_REPO_DIRECTORY: root, LOG_LEVEL: "error" },
  });
}

/** Waits up to 20 seconds until Decap's server answers. */
async function waitForAnswer(port: number, program: ChildProcess): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if (program.exitCode !== null) throw new Error("decap-server exited during startup");
    const answer = await fetch(`http://${HOST}:${port}/`, { method: "HEAD" }).catch(() => undefined);
    if (answer) return;
    await setTimeout(100);
  }
  throw new Error("decap-server did not start");
}

type RequestContext = LocalCms & { readonly api: ReturnType<typeof lockedApi>; readonly backend: Backend };

function respond(options: RequestContext, request: IncomingMessage, response: ServerResponse): void {
  // Another page in the same browser must not write files here.
  if (!isSameOrigin(request)) return refuse(response, 403, "requests from other sites are refused");
  const pathname = decodedPath(request);
  if (pathname === undefined) return refuse(response, 400, "the path is invalid");
  if (pathname === API)
    return void options.api(request, response).catch(() => refuse(response, 503, "not ready yet; try again in a moment"));
  if (pathname === "/admin") return void response.writeHead(301, { Location: "/admin/" }).end();
  if (pathname === "/admin/") return send(response, ".html", adminPage(options.bundleDirectory), adminHeaders);
  if (pathname === `/admin/${SITE_CONTENT_FILE}`) return sendSiteContent(options, response);
  if (pathname === `/admin/${VERSIONS_PATH}`) return void sendVersions(options.root, request, response);
  if (pathname.startsWith(`/admin/${ARTICLES_FOLDER}/`))
    return sendFile(response, path.join(options.root, "content", "posts"), path.basename(pathname), adminHeaders);
  if (pathname.startsWith("/admin/")) return sendFile(response, options.bundleDirectory, pathname.slice("/admin/".length), adminHeaders);
  if (options.sitePort !== undefined) return forward(request, response, options.sitePort, request.url ?? "/");
  return sendFile(response, options.staticDirectory, pathname.slice(1), {});
}

function sendSiteContent({ root, backend, care }: RequestContext, response: ServerResponse): void {
  const directory = path.join(root, "content");
  const today = buildDay(process.env);
  const tree = readContentTree(directory, "content", today);
  const { index } = readSiteContent(directory, { backend, today, isPublic: false }, tree);
  send(response, ".json", JSON.stringify({ ...index, care: care?.(tree) }), adminHeaders);
}

async function sendVersions(root: string, { url = "" }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { searchParams } = new URL(url, `http://${HOST}`);
  const [file, commit] = [searchParams.get("path") ?? "", searchParams.get("version")];
  const text = commit === null ? JSON.stringify(await listVersions(root, file)) : await readVersion(root, file, commit);
  if (text === undefined) return refuse(response, 404, "there is no such version");
  send(response, commit === null ? ".json" : ".md", text, adminHeaders);
}

/** Whether a request is for this host and comes from a page of this origin. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const host = headers.host ?? "";
  return /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(host) && (headers.origin === undefined || headers.origin === `http://${host}`);
}

/** Path of a request without its query; undefined when it is no path of this server or cannot be decoded. */
function decodedPath({ url = "" }: IncomingMessage): string | undefined {
  if (!/^\/(?!\/)/.test(url)) return undefined;
  try {
    return decodeURIComponent(new URL(url, `http://${HOST}`).pathname);
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  if (!response.headersSent) response.writeHead(status, { "Content-Type": "text/plain" });
  response.end(`${reason}\n`);
}

function send(response: ServerResponse, extension: string, body: string | Buffer, headers: Readonly<Record<string, string>>): void {
  response.writeHead(200, {
    "Content-Type": mimeTypes[extension] ?? "application/octet-stream",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    ...headers,
  });
  response.end(body);
}

function sendFile(response: ServerResponse, directory: string, name: string, headers: Readonly<Record<string, string>>): void {
  const file = path.resolve(directory, name);
  if (!file.startsWith(directory + path.sep) || !fs.existsSync(file) || !fs.statSync(file).isFile())
    return refuse(response, 404, "not found");
  send(response, path.extname(file), fs.readFileSync(file), headers);
}

function forward(request: IncomingMessage, response: ServerResponse, port: number, target: string): void {
  const proxied = http.request({ host: HOST, port, path: target, method: request.method, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    // The site may end in the middle of an answer.
    pipeline(answer, response, () => undefined);
  });
  proxied.once("error", () => refuse(response, 503, "not ready yet; try again in a moment"));
  request.pipe(proxied);
}

/** Forwards the WebSockets through which the site in develop mode shows changes. */
function forwardWebSockets(server: Server, port: number): void {
  server.on("upgrade", (request, socket, head) => {
    if (!isSameOrigin(request)) return void socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
    const upstream = net.connect(port, HOST, () => {
      const headers = request.rawHeaders.flatMap((name, index, all) => (index % 2 === 0 ? [`${name}: ${all[index + 1] ?? ""}`] : []));
      upstream.write(`${request.method ?? "GET"} ${request.url ?? "/"} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.once("error", () => socket.destroy());
    socket.once("error", () => upstream.destroy());
  });
}
