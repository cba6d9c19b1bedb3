import { once } from "events";
import fs from "fs";
import type http from "http";
import type { AddressInfo } from "net";
import path from "path";
import { setTimeout as wait } from "timers/promises";
import { createSiteServer } from "../../src/publish/local-server";
import { newBase, Server } from "./server";

const base = newBase();
const server = new Server(base);
let site: http.Server;
let origin: string;

/** Starts the project's local server on the live link. */
beforeAll(async () => {
  server.commitAndPush("0");
  site = await createSiteServer(path.join(server.folder, "current"));
  await once(site.listen(0, "127.0.0.1"), "listening");
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => site.close(resolve));
  fs.rmSync(base, { recursive: true, force: true });
});

async function get(at: string): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(origin + at, { headers: { connection: "close" } });
    return { status: response.status, text: (await response.text()).trim() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}

/** Requests the page and its stylesheet repeatedly until `isOver`. Returns failed requests and the versions of the page. */
async function visit(isOver: () => boolean): Promise<{ errors: string[]; seen: Set<string> }> {
  const errors: string[] = [];
  const seen = new Set<string>();
  while (!isOver()) {
    const page = await get("/");
    const [n = "", stylesheet = "/"] = page.text.split(" ");
    const style = await get(stylesheet);
    seen.add(n);
    if (page.status !== 200 || style.status !== 200 || style.text !== n)
      errors.push(`${page.status} ${page.text} ${style.status} ${style.text}`);
  }
  return { errors, seen };
}

it("while releases are switched and rolled back, no request fails and no page gets another release's files", async () => {
  let over = false;
  const visitors = Array.from({ length: 4 }, () => visit(() => over));
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
