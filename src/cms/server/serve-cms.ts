import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import http, { type IncomingMessage, type Server, type ServerResponse } from "node:http";
import net, { type AddressInfo } from "node:net";
import path from "node:path";
import { adminHeaders } from "../../publish/admin-headers";
import { adminDocument, siteContent } from "./admin-page";
import { SITE_CONTENT_FILE, type Backend } from "../app/site-content";

const HOST = "127.0.0.1";
/** Where the CMS finds its server, on the page's own host. */
const API = "/admin/api/v1";

export interface LocalCms {
  /** Folder that holds `content/`. */
  readonly root: string;
  readonly bundleDirectory: string;
  readonly staticDirectory: string;
  /** Whether the server commits each save: it then adds everything that lies in the folder, and changes branches. */
  readonly mode: "fs" | "git";
  /** Port of the site in develop mode, shown at every other address; none where there is no site. */
  readonly sitePort?: number | undefined;
  /** Port of the page; 0 for a free one. */
  readonly port: number;
}

/** A CMS that runs. */
export interface RunningCms {
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Starts Decap's server and, before it, a server of the CMS's page on the loopback interface, so that an editor has one
 * address.
 *
 * @throws when the port is taken, Decap's server does not start, or there is no branch that it could commit to
 */
export async function serveCms(options: LocalCms): Promise<RunningCms> {
  const backend: Backend = { name: "proxy", proxy_url: API, ...(options.mode === "git" ? { branch: branchOf(options.root) } : {}) };
  const apiPort = await freePort();
  const decap = startDecap(options, apiPort);
  try {
    await listening(apiPort, decap);
    const server = http.createServer((request, response) => respond({ ...options, apiPort, backend }, request, response));
    if (options.sitePort !== undefined) passUpgrades(server, options.sitePort);
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(options.port, HOST, resolve);
    });
    const { port } = server.address() as AddressInfo;
    return {
      address: `http://localhost:${port}/admin/`,
      stop: async () => {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
        decap.kill();
      },
    };
  } catch (error) {
    decap.kill();
    throw error;
  }
}

/** A port on which nobody listens. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The branch that a folder is on. Decap's server is told by the page which one to commit to, and takes it for `master` else. */
function branchOf(root: string): string {
  const branch = execFileSync("git", ["branch", "--show-current"], { cwd: root, encoding: "utf8" }).trim();
  if (branch === "") throw new Error(`${root} is on no branch that a save could be committed to`);
  return branch;
}

function startDecap({ root, mode }: LocalCms, port: number): ChildProcess {
  const program = require.resolve("decap-server/dist/index.js");
  return spawn(process.execPath, [program], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: String(port), BIND_HOST: HOST, MODE: mode, GIT_REPO_DIRECTORY: root, LOG_LEVEL: "error" },
  });
}

/** Waits until somebody listens on a port. */
async function listening(port: number, program: ChildProcess): Promise<void> {
  const until = Date.now() + 20_000;
  while (Date.now() < until) {
    if (program.exitCode !== null) throw new Error("decap-server ended as it started");
    const answered = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, HOST, () => resolve(true));
      socket.once("error", () => resolve(false)).once("close", () => socket.destroy());
      socket.once("connect", () => socket.end());
    });
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("decap-server did not start");
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

/** What a request is answered from. */
interface Served extends LocalCms {
  readonly apiPort: number;
  readonly backend: Backend;
}

function respond(options: Served, request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? "/", `http://${HOST}`);
  // Another page in the same browser must not write files here.
  if (!isOwn(request)) return void response.writeHead(403, { "Content-Type": "text/plain" }).end("asked for by another site\n");
  if (pathname === API) return pass(request, response, options.apiPort, "/api/v1");
  if (pathname === "/admin") return void response.writeHead(301, { Location: "/admin/" }).end();
  if (pathname === "/admin/") return send(response, ".html", adminDocument(options.bundleDirectory), adminHeaders);
  if (pathname === `/admin/${SITE_CONTENT_FILE}`) {
    const content = siteContent(path.join(options.root, "content"), options.backend);
    return send(response, ".json", JSON.stringify(content), adminHeaders);
  }
  if (pathname.startsWith("/admin/")) return sendFile(response, options.bundleDirectory, pathname.slice("/admin/".length), adminHeaders);
  if (options.sitePort !== undefined) return pass(request, response, options.sitePort, request.url ?? "/");
  return sendFile(response, options.staticDirectory, decodeURIComponent(pathname).slice(1), {});
}

/** Whether a request comes from the page of this server: by its own host, and from no other origin. */
function isOwn({ headers }: IncomingMessage): boolean {
  const host = headers.host ?? "";
  return /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(host) && (headers.origin === undefined || headers.origin === `http://${host}`);
}

function send(response: ServerResponse, extension: string, body: string | Buffer, headers: Readonly<Record<string, string>>): void {
  response.writeHead(200, {
    "Content-Type": types[extension] ?? "application/octet-stream",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    ...headers,
  });
  response.end(body);
}

function sendFile(response: ServerResponse, directory: string, name: string, headers: Readonly<Record<string, string>>): void {
  const file = path.resolve(directory, name);
  if (!file.startsWith(directory + path.sep) || !fs.existsSync(file) || !fs.statSync(file).isFile())
    return void response.writeHead(404, { "Content-Type": "text/plain" }).end("not here\n");
  send(response, path.extname(file), fs.readFileSync(file), headers);
}

function pass(request: IncomingMessage, response: ServerResponse, port: number, target: string): void {
  const onward = http.request({ host: HOST, port, path: target, method: request.method, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.once("error", () => {
    if (!response.headersSent) response.writeHead(503, { "Content-Type": "text/plain" });
    response.end("not ready yet; try again in a moment\n");
  });
  request.pipe(onward);
}

/** Web sockets of the site in develop mode, by which it shows a change without being asked. */
function passUpgrades(server: Server, port: number): void {
  server.on("upgrade", (request, socket, head) => {
    const onward = net.connect(port, HOST, () => {
      const headers = request.rawHeaders.flatMap((name, index, all) => (index % 2 === 0 ? [`${name}: ${all[index + 1] ?? ""}`] : []));
      onward.write(`${request.method ?? "GET"} ${request.url ?? "/"} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    onward.once("error", () => socket.destroy());
    socket.once("error", () => onward.destroy());
  });
}
