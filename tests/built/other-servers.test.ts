import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { serverSettings } from "../../src/cli/server-config";
import { caddyConfig, nginxConfig, type ServerSettings } from "../../src/publish/other-servers";
import { createSiteServer } from "../../src/publish/local-server";
import { articles, dist, files } from "./site";

const work = fs.mkdtempSync(path.join(os.tmpdir(), "servers-"));
const published = path.join(work, "dist");
const article = articles[0]?.path ?? "";

/** A redirect's target with characters that mean something in configurations. */
const ODD_TARGET = "https://seller.example/a;b?c=$d&e='f'&g={h}&$request_uri=${j}#k";

/** Requested paths: one of each kind of file and redirect, and missing ones. */
const requested = [
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
  "/go/odd/",
  "/go/odd",
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
    (pattern) => `/${files.find((file) => pattern.test(file)) ?? ""}`,
  ),
];

/** Too small for some servers to compress. */
const tooSmall = /^\/admin\/|robots|speculation|sitemap-index|favicon/;

/** Status, redirect target, type, and every header that the rules name. Servers may answer 308 instead of 301. */
async function responseTo(port: number, at: string, headerNames: readonly string[]): Promise<Record<string, unknown>> {
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
    // The body of a redirect does not matter.
    type: isRedirect ? undefined : headers["content-type"]?.replace(/; charset=utf-8$/, ""),
    compressed: statusCode === 200 && !tooSmall.test(at) ? headers["content-encoding"] : undefined,
    headers: Object.fromEntries(
      headerNames.filter((name) => !(isRedirect && name === "Cache-Control")).map((name) => [name, headers[name.toLowerCase()]]),
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

describe("another server with the printed configuration", () => {
  let settings: ServerSettings;
  let headerNames: readonly string[] = [];
  let localServer: http.Server;
  let running: ChildProcess | undefined;

  beforeAll(async () => {
    fs.cpSync(dist, published, { recursive: true });
    const redirects = path.join(published, "_redirects");
    fs.writeFileSync(redirects, `/blog/old-name/ ${article} 301\n/go/odd/ ${ODD_TARGET} 302\n${fs.readFileSync(redirects, "utf8")}`);
    settings = await serverSettings(published, "localhost");
    headerNames = [...new Set(settings.headers.flatMap(({ headers }) => Object.keys(headers)))].filter((name) => name !== "Content-Type");
    localServer = await createSiteServer(published);
    await new Promise<void>((resolve) => localServer.listen(0, "127.0.0.1", resolve));
  });
  afterEach(async () => {
    const stopped = running && new Promise((resolve) => running?.once("exit", resolve));
    running?.kill();
    await stopped;
    running = undefined;
  });
  afterAll(async () => {
    await new Promise((resolve) => localServer.close(resolve));
    fs.rmSync(work, { recursive: true, force: true });
  });

  // The configuration is always generated, and tested where the server is installed.
  it.each(others)("$name responds like the host, if it is installed", async (server) => {
    const port = await freePort();
    const file = path.join(work, server.name);
    const config = server.config(settings, port);
    expect(config).toContain(published);
    if (!isInstalled(server)) return;
    fs.writeFileSync(file, config);
    running = spawn(server.name, server.args(file), { env: { ...process.env, HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work } });
    let output = "";
    running.stderr?.on("data", (part: Buffer) => (output += part.toString()));
    const exit = new Promise<never>((_, reject) => running?.once("exit", () => reject(new Error(output))));
    exit.catch(() => undefined);
    await Promise.race([waitUntilListening(port), exit]);
    const expected = await Promise.all(requested.map((at) => responseTo((localServer.address() as AddressInfo).port, at, headerNames)));
    expect(await Promise.all(requested.map((at) => responseTo(port, at, headerNames)))).toEqual(expected);
  });
});

/** Waits until a server listens on the port. */
async function waitUntilListening(port: number): Promise<void> {
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
