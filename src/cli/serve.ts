import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createSiteServer } from "../publish/local-server";
import { findDist } from "./find-dist";
import { findPort } from "./find-port";

/** `npm run serve`: serves the built site at `HOST` and `PORT`, or at the first free port from 8000 when that is not set. */
export async function serve(): Promise<void> {
  const server = await createSiteServer(findDist());
  const host = process.env["HOST"] || "localhost";
  const port = await findPort([8000, 8001, 8002, 8003, 0], host);
  await once(server.listen(port, host), "listening");
  const name = ["0.0.0.0", "::"].includes(host) ? "localhost" : host.replace(/.*:.*/, "[$&]");
  console.log(`The site is at http://${name}:${(server.address() as AddressInfo).port}/ (stop with Ctrl+C)`);
}
