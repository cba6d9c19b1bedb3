import fs from "node:fs";
import path from "node:path";
import type { AddressInfo } from "node:net";
import { createSiteServer } from "../publish/local-server";

/** `npm run serve`: serves the built site at `PORT`, or at the first free port from 8000 when it is not set. */
export async function serve(): Promise<void> {
  const directory = path.resolve("dist");
  if (!fs.existsSync(path.join(directory, "index.html"))) throw new Error("dist/ contains no site; run npm run build first");
  const wanted = process.env["PORT"];
  for (const port of wanted ? [Number(wanted)] : [8000, 8001, 8002, 8003, 0]) {
    const address = await listen(directory, port).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE" && !wanted) return undefined;
      throw error.code === "EADDRINUSE" ? new Error(`port ${port} is in use; set PORT to a free one`) : error;
    });
    if (address) {
      console.log(`The site is at http://localhost:${address.port}/ (stop with Ctrl+C)`);
      return;
    }
  }
}

async function listen(directory: string, port: number): Promise<AddressInfo> {
  const server = await createSiteServer(directory);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, process.env["HOST"] ?? "localhost", () => resolve(server.address() as AddressInfo));
  });
}
