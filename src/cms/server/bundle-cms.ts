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
    // Names by hash take in the paths of what was bundled, which would lead to where packages really lie.
    preserveSymlinks: true,
    ...options,
    outdir: fresh,
  });
  try {
    fs.renameSync(fresh, directory);
  } catch (error) {
    // Another run was faster.
    fs.rmSync(fresh, { recursive: true, force: true });
    if (!fs.existsSync(directory)) throw error;
  }
  removeOutworn(cacheDirectory, name);
  return directory;
}

/** Bundles that nobody has made for a day; another run may still read a younger one. */
function removeOutworn(cacheDirectory: string, name: string): void {
  const yesterday = Date.now() - 24 * 60 * 60 * 1000;
  for (const entry of fs.readdirSync(cacheDirectory)) {
    const file = path.join(cacheDirectory, entry);
    if (entry.startsWith(`${name}-`) && (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < yesterday)
      fs.rmSync(file, { recursive: true, force: true });
  }
}

const plainly = (_: string, value: unknown): unknown => (typeof value === "function" || value instanceof RegExp ? String(value) : value);
