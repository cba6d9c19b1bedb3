import { once } from "node:events";
import net, { type AddressInfo } from "node:net";
import { findPort } from "../../../src/cli/find-port";

const server = net.createServer();
let used: number;
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  used = (server.address() as AddressInfo).port;
});
afterEach(() => delete process.env["PORT"]);
afterAll(() => server.close());

const withPort = (port: string, host?: string) => {
  process.env["PORT"] = port;
  return findPort([0], host);
};

it("is the one that PORT names, or the first that is free", async () => {
  expect(await findPort([used, 0], "127.0.0.1")).toBe(0);
  expect(await withPort("0")).toBe(0);
});

it.each(["abc", "70000", "-1", "8000x", "8.5", " "])("refuses PORT=%s", async (port) => {
  await expect(withPort(port)).rejects.toThrow(`PORT is '${port}', which is not a port; set it to a number from 1 to 65535`);
});

it("says that a port is in use, and that HOST is no address of this machine", async () => {
  const inUse = `port ${used} is in use; stop what uses it, or set PORT to a free one`;
  await expect(withPort(String(used), "127.0.0.1")).rejects.toThrow(inUse);
  await expect(withPort(String(used))).rejects.toThrow(inUse);
  await expect(withPort("0", "192.0.2.1")).rejects.toThrow("HOST is '192.0.2.1', which is no address of this machine (EADDRNOTAVAIL)");
});
