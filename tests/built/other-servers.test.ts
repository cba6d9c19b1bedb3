import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { serverSettings } from "../../src/cli/server-config";
import { caddyConfig, nginxConfig, type ServerSettings } from "../../src/publish/server-config";
import { createSiteServer } from "../../src/publish/local-server";
import { articles, dist, files } from "./site";

const work = fs.mkdtempSync(path.join(os.tmpdir(), "servers-"));
const published = path.join(work, "dist");
const article = articles[0]?.path ?? "";

/** What is asked for: one of each kind of file, of each redirect, and of what is not there. */
const asked = [
  "/",
  article,
  article.slice(0, -1),
  `${article}?utm=x`,
  `${article.slice(0, -1)}.md`,
  "/blog/",
  "/blog",
  "/admin/",
  "/404/",
  "/404.html",
  "/unknown/",
  "/unknown.png",
  "/blog/unknown/",
  "/blog/unknown",
  "/blog/category/unknown/",
  "/blog/old-name/",
  "/blog/old-name",
  "/_headers",
  "/_redirects",
  "/feed.xml",
  "/feed.json",
  "/blog/category/memory-improvement/feed.xml",
  "/llms.txt",
  "/robots.txt",
  "/sitemap-index.xml",
  "/speculation-rules.json",
  "/favicon.svg",
  "/favicon.png",
  ...[/^static\/covers\/.*\.svg$/, /^static\/share\/.*\.png$/, /^fonts\/.*\.woff2$/].map(
    (kind) => `/${files.find((file) => kind.test(file)) ?? ""}`,
  ),
];

/** Of so few bytes that servers may leave them as they are. */
const tooSmall = /^\/admin\/|robots|speculation|sitemap-index|favicon/;

/** Status, redirect, type and every header of the rules. Servers may say 308 for 301. */
async function answer(port: number, at: string, names: readonly string[]): Promise<Record<string, unknown>> {
  const { statusCode, headers } = await new Promise<http.IncomingMessage>((resolve, reject) =>
    http
      .get(
        { host: "127.0.0.1", port, path: at, agent: false, headers: { host: `localhost:${port}`, "accept-encoding": "gzip" } },
        (response) => {
          response.resume().on("end", () => resolve(response));
        },
      )
      .on("error", reject),
  );
  const isRedirect = headers.location !== undefined;
  return {
    at,
    status: statusCode === 308 ? 301 : statusCode,
    location: headers.location,
    // A redirect has no body that anybody reads.
    type: isRedirect ? undefined : headers["content-type"]?.replace(/; charset=utf-8$/, ""),
    compressed: statusCode === 200 && !tooSmall.test(at) ? headers["content-encoding"] : undefined,
    headers: Object.fromEntries(
      names.filter((name) => !(isRedirect && name === "Cache-Control")).map((name) => [name, headers[name.toLowerCase()]]),
    ),
  };
}

async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

interface OtherServer {
  readonly name: string;
  readonly config: (settings: ServerSettings, port: number) => string;
  readonly args: (file: string) => readonly string[];
}

const others: readonly OtherServer[] = [
  {
    name: "nginx",
    config: (settings, port) => {
      const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${work}/${kind};`).join("\n");
      const user = process.getuid?.() === 0 ? "user root;\n" : "";
      const site = nginxConfig(settings).replace("listen 80;", `listen 127.0.0.1:${port};`);
      return `${user}daemon off;\nerror_log ${work}/error.log;\npid ${work}/pid;\nevents {}\nhttp {\naccess_log off;\n${own}\n${site}}\n`;
    },
    args: (file) => ["-c", file, "-e", path.join(work, "error.log")],
  },
  {
    name: "caddy",
    config: (settings, port) => `{\n\tadmin off\n\tauto_https off\n}\n${caddyConfig({ ...settings, host: `http://localhost:${port}` })}`,
    args: (file) => ["run", "--config", file, "--adapter", "caddyfile"],
  },
];

const isInstalled = ({ name }: OtherServer): boolean => spawnSync(name, [name === "nginx" ? "-v" : "version"]).status === 0;

describe("another server with its printed configuration", () => {
  let settings: ServerSettings;
  let names: readonly string[] = [];
  let ours: http.Server;
  let running: ChildProcess | undefined;

  beforeAll(async () => {
    fs.cpSync(dist, published, { recursive: true });
    const redirects = path.join(published, "_redirects");
    fs.writeFileSync(redirects, `/blog/old-name/ ${article} 301\n${fs.readFileSync(redirects, "utf8")}`);
    settings = await serverSettings(published, "localhost");
    names = [...new Set(settings.headers.flatMap(({ headers }) => Object.keys(headers)))].filter((name) => name !== "Content-Type");
    ours = await createSiteServer(published);
    await new Promise<void>((resolve) => ours.listen(0, "127.0.0.1", resolve));
  });
  afterEach(async () => {
    const stopped = running && new Promise((resolve) => running?.once("exit", resolve));
    running?.kill();
    await stopped;
    running = undefined;
  });
  afterAll(async () => {
    await new Promise((resolve) => ours.close(resolve));
    fs.rmSync(work, { recursive: true, force: true });
  });

  // Where a server is not installed, its configuration is written all the same, and judged where it is.
  it.each(others)("$name answers as the host does, where it is installed", async (server) => {
    const port = await freePort();
    const file = path.join(work, server.name);
    const config = server.config(settings, port);
    expect(config).toContain(published);
    if (!isInstalled(server)) return;
    fs.writeFileSync(file, config);
    running = spawn(server.name, server.args(file), { env: { ...process.env, HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work } });
    let said = "";
    running.stderr?.on("data", (part: Buffer) => (said += part.toString()));
    const exit = new Promise<never>((_, reject) => running?.once("exit", () => reject(new Error(said))));
    exit.catch(() => undefined);
    await Promise.race([untilAnswered(port), exit]);
    const expected = await Promise.all(asked.map((at) => answer((ours.address() as AddressInfo).port, at, names)));
    expect(await Promise.all(asked.map((at) => answer(port, at, names)))).toEqual(expected);
  });
});

/** Asks until somebody listens; a server says nowhere else that it does. */
async function untilAnswered(port: number): Promise<void> {
  for (;;) {
    const isListening = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, "127.0.0.1", () => {
        socket.destroy();
        resolve(true);
      });
      socket.once("error", () => resolve(false));
    });
    if (isListening) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
