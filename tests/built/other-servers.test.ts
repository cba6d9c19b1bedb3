import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { hostDefaults } from "../../src/publish/headers-file";
import { findHeaders, readHostRules } from "../../src/publish/host-rules";
import { createSiteServer } from "../../src/publish/local-server";
import { dist } from "../site-under-test";
import { articles, files } from "./site";

// deploy/nginx.conf and deploy/Caddyfile answer as Netlify does with the built _headers and _redirects.

const deploy = path.resolve(__dirname, "../../deploy");
const work = fs.mkdtempSync(path.join(os.tmpdir(), "servers-"));
const published = path.join(work, "dist");
const article = articles[0]?.path ?? "";

/** Requested paths: one of each kind of file, header and redirect, and missing ones. */
const requested = [
  "/",
  article,
  article.slice(0, -1),
  `${article}?utm=x`,
  `${article.slice(0, -1)}.md`,
  `${article.slice(0, -1)}.md?utm=x`,
  "/blog",
  "/admin/",
  "/404/",
  "/404.html",
  "/unknown/",
  "/unknown.png",
  "/blog/unknown/",
  "/blog/unknown",
  "/blog/unknown.md",
  "/blog/category/",
  "/blog/category/unknown/",
  "/blog/category/unknown/feed.xml",
  "/blog/old-name/",
  "/blog/old-name",
  "/blog/old-name.md",
  "/_headers",
  "/_redirects",
  "/feed.xml",
  "/feed.xml?a=b",
  "/llms.txt",
  "/robots.txt",
  "/sitemap-index.xml",
  "/speculation-rules.json",
  "/favicon.svg",
  "/favicon.png",
  ...[/^static\/.*\.svg$/, /^static\/.*\.png$/, /^static\/.*\.flac$/, /^fonts\/.*\.woff2$/, /^admin\/.*\.js$/, /^\.well-known\//].map(
    (pattern) => `/${files.find((file) => pattern.test(file)) ?? ""}`,
  ),
];

/** Too small for some servers to compress. */
const tooSmall = /^\/admin\/$|robots|speculation|sitemap-index|favicon|well-known/;

/** Status, redirect target, type, and every header that the rules name, of a whole answer and of one for two bytes. */
async function answerTo(port: number, at: string, headerNames: readonly string[]): Promise<Record<string, unknown>> {
  const ask = (headers: http.OutgoingHttpHeaders) =>
    new Promise<http.IncomingMessage>((resolve, reject) =>
      http
        .get({ host: "127.0.0.1", port, path: at, agent: false, headers: { host: `localhost:${port}`, ...headers } }, (response) => {
          response.resume().on("end", () => resolve(response));
        })
        .on("error", reject),
    );
  const { statusCode, headers } = await ask({ "accept-encoding": "gzip" });
  const isRedirect = headers.location !== undefined;
  return {
    at,
    // Caddy adds a slash with 308.
    status: statusCode === 308 ? 301 : statusCode,
    location: headers.location,
    // The body of a redirect does not matter.
    type: isRedirect ? undefined : headers["content-type"]?.replace(/; charset=utf-8$/, ""),
    compressed: statusCode === 200 && !tooSmall.test(at) ? headers["content-encoding"] : undefined,
    range: at.endsWith(".flac") ? (await ask({ range: "bytes=0-1" })).headers["content-range"] : undefined,
    headers: Object.fromEntries(
      headerNames.filter((name) => !(isRedirect && name === "Cache-Control")).map((name) => [name, headers[name.toLowerCase()]]),
    ),
  };
}

async function findFreePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Waits until a server listens on the port. */
async function waitUntilListening(port: number): Promise<void> {
  const isListening = () =>
    new Promise<boolean>((resolve) => {
      const socket = net.connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
      socket.on("connect", () => socket.destroy());
    });
  while (!(await isListening())) await wait(20);
}

interface OtherServer {
  readonly name: string;
  readonly file: string;
  readonly config: (site: string, port: number) => string;
  readonly args: (file: string) => readonly string[];
}

const others: readonly OtherServer[] = [
  {
    name: "nginx",
    file: "nginx.conf",
    config: (site, port) => {
      const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${work}/${kind};`).join("\n");
      const user = process.getuid?.() === 0 ? "user root;\n" : "";
      const here = site.replace("listen 80;", `listen 127.0.0.1:${port};`);
      return `${user}daemon off;\nerror_log ${work}/error.log;\npid ${work}/pid;\nevents {}\nhttp {\naccess_log off;\n${own}\n${here}}\n`;
    },
    args: (file) => ["-c", file, "-e", path.join(work, "error.log")],
  },
  {
    name: "caddy",
    file: "Caddyfile",
    config: (site, port) => `{\n\tadmin off\n\tauto_https off\n}\n${site.replace("example.com {", `http://localhost:${port} {`)}`,
    args: (file) => ["run", "--config", file, "--adapter", "caddyfile"],
  },
];

let headerNames: readonly string[] = [];
let localServer: http.Server;
let running: ChildProcess | undefined;

beforeAll(async () => {
  fs.cpSync(fs.realpathSync(dist), published, { recursive: true });
  const redirects = path.join(published, "_redirects");
  const moved = `/blog/old-name/ ${article} 301\n/blog/old-name.md ${article.slice(0, -1)}.md 301\n`;
  fs.writeFileSync(redirects, moved + fs.readFileSync(redirects, "utf8"));
  execFileSync(path.join(deploy, "nginx-redirects"), [published]);
  const { headers } = await readHostRules(published);
  headerNames = [...new Set(headers.flatMap(({ values }) => Object.keys(values)))].filter((name) => name !== "Content-Type");
  localServer = (await createSiteServer(published)).listen(0, "127.0.0.1");
});
afterEach(async () => {
  if (running?.exitCode !== null) return;
  const stopped = once(running, "exit");
  running.kill();
  await stopped;
});
afterAll(async () => {
  await new Promise((resolve) => localServer.close(resolve));
  fs.rmSync(work, { recursive: true, force: true });
});

it.each(others)("deploy/$file has every header of _headers, also where $name is not installed", async ({ file }) => {
  const config = fs.readFileSync(path.join(deploy, file), "utf8").replaceAll('\\"', '"');
  const rules = await readHostRules(dist);
  const paths = ["/", "/admin/", "/feed.xml", `${article.slice(0, -1)}.md`, "/static/a.png"];
  const values = paths.flatMap((at) => Object.entries(findHeaders(rules, at))).filter(([name]) => name !== "Content-Type");
  expect(values.length).toBeGreaterThan(Object.keys(hostDefaults).length);
  // The message says which value to write into the file.
  expect(values.filter(([, value]) => !config.includes(value))).toEqual([]);
});

it.each(others)("$name with deploy/$file answers like the host, if it is installed", async (server) => {
  if (spawnSync(server.name, [server.name === "nginx" ? "-v" : "version"]).status !== 0) return;
  const port = await findFreePort();
  const file = path.join(work, server.file);
  const site = fs.readFileSync(path.join(deploy, server.file), "utf8").replaceAll("/srv/site/current", published);
  fs.writeFileSync(file, server.config(site, port));
  running = spawn(server.name, server.args(file), { env: { ...process.env, HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work } });
  let output = "";
  running.stderr?.on("data", (part: Buffer) => (output += part.toString()));
  const exit = new Promise<never>((_, reject) => running?.once("exit", () => reject(new Error(output))));
  exit.catch(() => undefined);
  await Promise.race([waitUntilListening(port), exit]);
  const askAll = (at: number) => Promise.all(requested.map((url) => answerTo(at, url, headerNames)));
  expect(await askAll(port)).toEqual(await askAll((localServer.address() as AddressInfo).port));
});
