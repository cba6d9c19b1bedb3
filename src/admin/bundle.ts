import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { build, type BuildOptions } from "esbuild";

export interface BundleOptions extends BuildOptions {
  /** Where bundles are kept between runs. */
  readonly cacheDirectory: string;
  readonly name: string;
  /** Changes when anything that goes into a bundle changes. */
  readonly version: string;
}

/**
 * Bundles a program with everything that it imports, once for each version of its inputs.
 *
 * @returns the folder that holds the bundle's files
 * @throws when the program cannot be bundled; esbuild has then said why
 */
export async function bundle({ cacheDirectory, name, version, ...options }: BundleOptions): Promise<string> {
  const key = createHash("sha256").update(version).update(JSON.stringify(options, plainly)).digest("hex").slice(0, 16);
  const directory = path.join(cacheDirectory, `${name}-${key}`);
  if (fs.existsSync(directory)) return directory;
  const fresh = `${directory}.${process.pid}`;
  await build({
    bundle: true,
    minify: true,
    legalComments: "linked",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
    ...options,
    outdir: fresh,
  });
  // Those of earlier versions are of no use any more.
  for (const old of fs.readdirSync(cacheDirectory))
    if (old.startsWith(`${name}-`) && old !== path.basename(fresh))
      fs.rmSync(path.join(cacheDirectory, old), { recursive: true, force: true });
  fs.renameSync(fresh, directory);
  return directory;
}

const plainly = (_: string, value: unknown): unknown => (typeof value === "function" || value instanceof RegExp ? String(value) : value);
