import type { AddressInfo } from "node:net";
import path from "node:path";
import { createSiteServer } from "../../src/publish/local-server";
import { buildCopy, copyProject } from "../bench/work-copy";

const root = path.resolve(__dirname, "..", "..");

/** A built site, served as its host would. */
export interface BuiltSite {
  readonly url: string;
  close(): void;
}

/**
 * Builds a content folder with the project's code and serves the result.
 *
 * @param folder contains `content/`; the code is copied next to it
 * @throws with the end of the build's output when the build fails
 */
export async function buildSite(folder: string, env: Readonly<Record<string, string>> = {}): Promise<BuiltSite> {
  copyProject(root, folder);
  await buildCopy(folder, { CONTENT_DIR: undefined, ...env });
  const server = await createSiteServer(path.join(folder, "dist"));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
