import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const DAY = 24 * 60 * 60 * 1000;

/** Name of the program that the CMS's page loads. */
export const PROGRAM = "cms.js";

/** Parts of Sveltia CMS for fields that no form here has: code, maps and uploads of SVG. */
const unused = ["@shikijs/langs/*", "@shikijs/themes/*", "leaflet", "leaflet/*", "terra-draw", "terra-draw-leaflet-adapter", "svgo/*"];

export interface BundleOptions {
  /** Folder that caches bundles between runs. */
  readonly cacheDirectory: string;
  /** Changes when any input of the bundle changes. */
  readonly version: string;
}

/**
 * Bundles the CMS's browser program as ES modules, with the files that Sveltia CMS loads beside it: fonts and picture
 * encoders. What only an open entry needs is in modules of its own.
 *
 * @returns the folder with the bundle's files
 * @throws when the program cannot be bundled; esbuild prints why
 */
export async function bundleCms({ cacheDirectory, version }: BundleOptions): Promise<string> {
  const directory = path.join(cacheDirectory, `cms-${createHash("sha256").update(version).digest("hex").slice(0, 16)}`);
  if (fs.existsSync(directory)) return directory;
  const fresh = `${directory}.${process.pid}`;
  await build({
    entryPoints: { cms: path.resolve("src", "cms", "app", "main.ts") },
    outdir: fresh,
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    chunkNames: "chunks/[name]-[hash]",
    legalComments: "linked",
    define: { "process.env.NODE_ENV": '"production"' },
    external: unused,
    // Sveltia CMS brings another version.
    alias: { yaml: path.resolve("node_modules", "yaml") },
    logLevel: "warning",
    // File names contain a hash of the input paths: resolved links would make it depend on where packages are installed.
    preserveSymlinks: true,
  });
  fs.cpSync(path.resolve("node_modules", "@sveltia", "cms", "npm", "assets"), path.join(fresh, "assets"), { recursive: true });
  try {
    fs.renameSync(fresh, directory);
  } catch (error) {
    // Another process may have created it first.
    fs.rmSync(fresh, { recursive: true, force: true });
    if (!fs.existsSync(directory)) throw error;
  }
  removeOldBundles(cacheDirectory);
  return directory;
}

/** Removes bundles older than a day; another process may still be reading a younger one. */
function removeOldBundles(cacheDirectory: string): void {
  for (const entry of fs.readdirSync(cacheDirectory)) {
    const file = path.join(cacheDirectory, entry);
    if ((fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < Date.now() - DAY)
      fs.rmSync(file, { recursive: true, force: true });
  }
}
