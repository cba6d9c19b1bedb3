import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createSiteServer } from "../publish/local-server";
import { findDist } from "./find-dist";

/** `npm run serve`: serves the built site at `PORT`, or at the first free port from 8000 when it is not set. */
export async function serve(): Promise<void> {
  const directory = findDist();
  const wanted = process.env["PORT"];
  for (const port of wanted ? [Number(wanted)] : [8000, 8001, 8002, 8003, 0]) {
    const server = await createSiteServer(directory);
    try {
      await once(server.listen(port, process.env["HOST"] ?? "localhost"), "listening");
      console.log(`The site is at http://localhost:${(server.address() as AddressInfo).port}/ (stop with Ctrl+C)`);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
      if (wanted) throw new Error(`port ${port} is in use; set PORT to a free one`);
    }
  }
}
