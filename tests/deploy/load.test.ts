import { spawn, spawnSync, type ChildProcess } from "child_process";
import { once } from "events";
import fs from "fs";
import http from "http";
import net, { type AddressInfo } from "net";
import path from "path";
import { setTimeout as wait } from "timers/promises";
import { createSiteServer } from "../../src/publish/local-server";
import { newBase, Server } from "./server";

let base: string;
let server: Server;
const stops: (() => Promise<unknown>)[] = [];

beforeEach(() => {
  base = newBase();
  server = new Server(base);
  server.commitAndPush("0");
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  fs.rmSync(base, { recursive: true, force: true });
});

/** Starts the project's local server on the live link. */
async function startLocalServer(): Promise<number> {
  const site = await createSiteServer(path.join(server.folder, "current"));
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  stops.push(() => new Promise((resolve) => site.close(resolve)));
  return (site.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts nginx with the live link as its root, as in deploy/README.md. */
async function startNginx(): Promise<number> {
  const port = await freePort();
  const settings = path.join(base, "nginx.conf");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${base}/${name};`).join(" ");
  fs.writeFileSync(
    settings,
    `daemon off; master_process on; ${user} pid ${base}/nginx.pid; error_log stderr;
events {}
http { access_log off; ${temporary}
  server { listen 127.0.0.1:${port}; root ${server.folder}/current; error_page 404 /404.html; }
}`,
  );
  const child: ChildProcess = spawn("nginx", ["-c", settings, "-p", base], { stdio: "ignore" });
  stops.push(async () => {
    child.kill("SIGQUIT");
    await once(child, "exit");
  });
  for (let tries = 0; tries < 250; tries += 1) {
    if (await get(port, "/").catch(() => undefined)) return port;
    await wait(20);
  }
  throw new Error("nginx does not respond");
}

function get(port: number, at: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    http
      .get({ host: "127.0.0.1", port, path: at, agent: false }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => (text += part));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text: text.trim() }));
      })
      .on("error", reject);
  });
}

/** Requests the page and its stylesheet repeatedly until `isOver`. Returns failed requests and the versions of the page. */
async function visit(port: number, isOver: () => boolean): Promise<{ errors: string[]; seen: Set<string> }> {
  const errors: string[] = [];
  const seen = new Set<string>();
  while (!isOver()) {
    const page = await get(port, "/").catch((error: Error) => ({ status: 0, text: error.message }));
    const [n = "", stylesheet = "/"] = page.text.split(" ");
    const style = await get(port, stylesheet).catch((error: Error) => ({ status: 0, text: error.message }));
    seen.add(n);
    if (page.status !== 200 || style.status !== 200 || style.text !== n)
      errors.push(`${page.status} ${page.text} ${style.status} ${style.text}`);
  }
  return { errors, seen };
}

const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

it(`while releases are switched and rolled back under ${hasNginx ? "nginx" : "the local server"}, no request fails and no page gets another release's files`, async () => {
  const port = await (hasNginx ? startNginx : startLocalServer)();
  let over = false;
  const visitors = Array.from({ length: 4 }, () => visit(port, () => over));
  const live = ["0"];
  for (const n of ["1", "2", "3", "4"]) {
    server.commit(n);
    await server.pushAsync();
    live.push(server.live() ?? "");
  }
  for (const args of [[], [], [server.releases().at(-1) ?? ""]]) {
    server.run("rollback", ...args);
    await wait(50);
  }
  over = true;
  const results = await Promise.all(visitors);
  expect(live).toEqual(["0", "1", "2", "3", "4"]);
  expect(results.flatMap(({ errors }) => errors)).toEqual([]);
  expect([...new Set(results.flatMap(({ seen }) => [...seen]))].length).toBeGreaterThan(2);
});
