import fs from "node:fs";
import http from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import type { SiteContent } from "../../../../src/cms/app/site-content";
import { serveCms } from "../../../../src/cms/server/serve-cms";
import type { ContentTree } from "../../../../src/lint/content-tree";
import { contentFolder, removeContentFolders } from "../../lint/content-fixture";

let folder: string;
let site: http.Server;
let cms: Awaited<ReturnType<typeof serveCms>>;
/** Paths that reached the site behind the CMS. */
const reached: string[] = [];

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "serve-cms-"));
  site = http.createServer((request, response) => {
    reached.push(request.url ?? "");
    if (request.url !== "/cut-off/") return void response.end("the site");
    response.write("the");
    setImmediate(() => response.destroy());
  });
  site.on("upgrade", (request, socket) => {
    reached.push(request.url ?? "");
    socket.end("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  });
  await once(site.listen(0, "127.0.0.1"), "listening");
  const { port } = site.address() as AddressInfo;
  cms = await serveCms({ root: folder, bundleDirectory: folder, staticDirectory: folder, mode: "fs", sitePort: port, port: 0 });
});
afterAll(async () => {
  await cms.stop();
  site.close();
  fs.rmSync(folder, { recursive: true });
});
beforeEach(() => reached.splice(0));

/** Status of a request whose path is sent unchanged. */
async function statusOf(target: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const { port } = new URL(cms.url);
  const request = http.get({ host: "127.0.0.1", port, path: target, agent: false, headers: { host: `localhost:${port}`, ...headers } });
  const [response] = (await Promise.race([once(request, "response"), once(request, "upgrade")])) as [http.IncomingMessage];
  response.destroy();
  return response.statusCode;
}

const badPaths = ["//", "//other.example/", "/%", "/%zz", "/admin/%", "/admin/%c0%af", "http://other.example/"];

it.each(badPaths)("a request for %s is refused and does not end the server", async (target) => {
  expect(await statusOf(target)).toBe(400);
  expect(await statusOf("/blog/")).toBe(200);
  expect(reached).toEqual(["/blog/"]);
});

it.each(["/", "/admin/", "/admin/api/v1", ...badPaths])("the origin of a request for %s is checked first", async (target) => {
  expect(await statusOf(target, { origin: "https://other.example" })).toBe(403);
  expect(await statusOf(target, { host: "other.example" })).toBe(403);
  expect(reached).toEqual([]);
});

it("the origin of a WebSocket is checked", async () => {
  const upgrade = { connection: "Upgrade", upgrade: "websocket" };
  expect(await statusOf("/socket.io/", { ...upgrade, origin: "https://other.example" })).toBe(403);
  expect(reached).toEqual([]);
  expect(await statusOf("/socket.io/", upgrade)).toBe(101);
});

it("a site that ends in the middle of an answer does not end the server, and ends the answer", async () => {
  const { origin } = new URL(cms.url);
  await expect(fetch(`${origin}/cut-off/`).then((response) => response.text())).rejects.toThrow();
  expect(await statusOf("/blog/")).toBe(200);
});

it("what needs care is listed from the files that the index names, and unchanged files are parsed once", async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "care-"));
  fs.cpSync(contentFolder(), path.join(root, "content"), { recursive: true });
  removeContentFolders();
  const care = jest.fn(({ files }: ContentTree) => files.map(({ file }) => ({ title: file, items: [] })));
  const other = await serveCms({ root, bundleDirectory: folder, staticDirectory: folder, mode: "fs", care, port: 0 });
  const load = async () => (await (await fetch(`${other.url}site-content.json`)).json()) as SiteContent;
  const [index] = [await load(), await load()];
  await other.stop();
  fs.rmSync(root, { recursive: true });
  expect(index.care?.map(({ title }) => title).sort()).toEqual([...index.files, ...index.articles].map(({ file }) => file).sort());
  const [first, second] = care.mock.calls.map(([{ files }]) => files);
  expect(first?.every((file, position) => file === second?.[position])).toBe(true);
});

it("content that cannot be read does not end the server", async () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await statusOf("/admin/site-content.json")).toBe(500);
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
  expect(await statusOf("/blog/")).toBe(200);
});
