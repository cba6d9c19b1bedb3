import type { AddressInfo } from "node:net";
import path from "node:path";
import { createSiteServer } from "../../src/publish/local-server";
import { buildCopy, copyProject } from "../bench/work-copy";

const root = path.resolve(__dirname, "..", "..");

/** A site that was built, as its host would serve it. */
export interface BuiltSite {
  readonly address: string;
  close(): void;
}

/**
 * Builds a content folder with the project's code, and serves what comes of it.
 *
 * @param folder holds `content/`; the code goes beside it
 * @throws with the last words of the build when it fails
 */
export async function builtSite(folder: string, env: Readonly<Record<string, string>> = {}): Promise<BuiltSite> {
  copyProject(root, folder);
  // Content is taken from where a project has it.
  await buildCopy(folder, { CONTENT_DIR: undefined, ...env });
  const server = await createSiteServer(path.join(folder, "dist"));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
