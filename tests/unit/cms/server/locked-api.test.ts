import { once } from "node:events";
import fs from "node:fs";
import http, { type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { lockedApi } from "../../../../src/cms/server/locked-api";

const file = "content/posts/a.md";
let root: string;
const servers: Server[] = [];

async function listen(handle: http.RequestListener): Promise<string> {
  const server = http.createServer(handle).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** A server that writes slowly, as Decap's, behind the API. */
async function startApi(): Promise<string> {
  const decap = await listen((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      const { params } = JSON.parse(Buffer.concat(chunks).toString()) as { params: { dataFiles: { path: string; raw: string }[] } };
      await new Promise((resolve) => setTimeout(resolve, 20));
      for (const each of params.dataFiles) fs.writeFileSync(path.join(root, each.path), each.raw);
      response.end("{}");
    })();
  });
  const api = lockedApi(root, decap);
  return listen((request, response) => void api(request, response));
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "api-"));
  fs.mkdirSync(path.join(root, "content", "posts"), { recursive: true });
  fs.writeFileSync(path.join(root, file), "first");
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  fs.rmSync(root, { recursive: true, force: true });
});

const save = (url: string, raw: string, expected: string | null | undefined, name = file) =>
  fetch(url, {
    method: "POST",
    body: JSON.stringify({
      action: "persistEntry",
      params: { expected: expected === undefined ? {} : { [name]: expected }, dataFiles: [{ path: name, slug: "a", raw }], assets: [] },
    }),
  });

it("writes only one of two saves that started from the same text, and answers the other with it", async () => {
  const url = await startApi();
  const [one, two] = await Promise.all([save(url, "mine", "first"), save(url, "yours", "first")]);
  expect([one.status, two.status]).toEqual([200, 409]);
  expect(await two.json()).toEqual({ error: "Somebody else changed this entry.", path: file, theirs: "mine" });
  expect((await save(url, "yours", "mine")).status).toBe(200);
  expect(fs.readFileSync(path.join(root, file), "utf8")).toBe("yours");
});

it("refuses a new entry where there is a file, and shows no file outside the folder", async () => {
  const url = await startApi();
  expect((await save(url, "new", null)).status).toBe(409);
  expect(await (await save(url, "new", null, "content/posts/b.md")).text()).toBe("{}");
  expect(await (await save(url, "new", "x", "../outside.md")).text()).toBe("{}");
  fs.rmSync(path.join(root, "..", "outside.md"));
});

it("refuses a save when one of the other files that it changes has another text", async () => {
  const url = await startApi();
  fs.writeFileSync(path.join(root, "content/posts/b.md"), "changed by a colleague");
  const dataFiles = [file, "content/posts/b.md"].map((each) => ({ path: each, slug: "a", raw: "mine" }));
  const save = (expected: object) =>
    fetch(url, { method: "POST", body: JSON.stringify({ action: "persistEntry", params: { expected, dataFiles, assets: [] } }) });
  const refused = await save({ [file]: "first", "content/posts/b.md": "second" });
  expect(await refused.json()).toMatchObject({ path: "content/posts/b.md", theirs: "changed by a colleague" });
  expect(fs.readFileSync(path.join(root, file), "utf8")).toBe("first");
  expect((await save({ [file]: "first", "content/posts/b.md": "changed by a colleague" })).status).toBe(200);
});
