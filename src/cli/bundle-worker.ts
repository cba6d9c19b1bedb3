import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { build } from "esbuild";

export interface WorkerBundle {
  readonly code: string;
  /** Hash of the code, the packages and the Node version. */
  readonly version: string;
}

/** Native packages, which cannot be bundled. */
const external = ["satteri", "sharp"];

/**
 * Bundles a worker's module with its imports: a bundle starts ten times as fast as a hundred modules, and its hash
 * identifies the code.
 *
 * @param entryPoint path from the project's folder
 * @throws when bundling fails; esbuild prints the reason
 */
export async function bundleWorker(entryPoint: string): Promise<WorkerBundle> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(entryPoint)],
    bundle: true,
    write: false,
    platform: "node",
    target: `node${process.versions.node}`,
    external,
  });
  const code = outputFiles[0]?.text ?? "";
  const lock = fs.readFileSync("package-lock.json");
  return { code, version: createHash("sha256").update(process.version).update(lock).update(code).digest("base64") };
}
