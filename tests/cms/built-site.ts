import { execFile } from "node:child_process";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { createSiteServer } from "../../src/publish/serve";
import { buildCommand, copyProject } from "../bench/work-copy";

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
  const [program, ...args] = buildCommand;
  // Content is taken from where a project has it.
  const environment = { ...process.env, CONTENT_DIR: undefined, ...env };
  await promisify(execFile)(program, args, { cwd: folder, maxBuffer: 2 ** 28, env: environment }).catch(
    (error: { stdout?: string; stderr?: string }) => {
      throw new Error(`the build failed:\n${(error.stderr ?? "").slice(-2000)}\n${(error.stdout ?? "").slice(-2000)}`);
    },
  );
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
