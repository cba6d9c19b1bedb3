import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { build, type BuildOptions, type OnLoadResult, type Plugin } from "esbuild";

const DAY = 24 * 60 * 60 * 1000;

export interface BundleOptions extends BuildOptions {
  /** Folder that caches bundles between runs. */
  readonly cacheDirectory: string;
  readonly name: string;
  /** Changes when any input of the bundle changes, or one of these options. */
  readonly version: string;
}

/**
 * Bundles a program with everything it imports, once for each version of its inputs.
 *
 * @returns the folder with the bundle's files
 * @throws when the program cannot be bundled; esbuild prints why
 */
export async function bundle({ cacheDirectory, name, version, ...options }: BundleOptions): Promise<string> {
  const key = createHash("sha256").update(version).digest("hex").slice(0, 16);
  const directory = path.join(cacheDirectory, `${name}-${key}`);
  if (fs.existsSync(directory)) return directory;
  const fresh = `${directory}.${process.pid}`;
  await build({
    bundle: true,
    minify: true,
    legalComments: "linked",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
    // File names contain a hash of the input paths: resolved links would make it depend on where packages are installed.
    preserveSymlinks: true,
    ...options,
    outdir: fresh,
  });
  try {
    fs.renameSync(fresh, directory);
  } catch (error) {
    // Another process may have created it first.
    fs.rmSync(fresh, { recursive: true, force: true });
    if (!fs.existsSync(directory)) throw error;
  }
  removeOldBundles(cacheDirectory, name);
  return directory;
}

/** Removes bundles older than a day; another process may still be reading a younger one. */
function removeOldBundles(cacheDirectory: string, name: string): void {
  for (const entry of fs.readdirSync(cacheDirectory)) {
    const file = path.join(cacheDirectory, entry);
    if (entry.startsWith(`${name}-`) && (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < Date.now() - DAY)
      fs.rmSync(file, { recursive: true, force: true });
  }
}

/** An esbuild plugin that replaces modules whose path in an import matches. */
export function replaceModules(name: string, filter: RegExp, load: () => OnLoadResult): Plugin {
  return {
    name,
    setup({ onResolve, onLoad }) {
      onResolve({ filter }, () => ({ path: name, namespace: name }));
      onLoad({ filter: /.*/, namespace: name }, load);
    },
  };
}
