import fs from "node:fs";
import path from "node:path";
import { build } from "esbuild";

/** The HTML of the CMS's page, which search engines must not index. */
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>CMS</title>
    <link rel="icon" href="/favicon.svg">
    <script type="module" src="/admin/cms.js"></script>
  </head>
  <body>
    <noscript>The CMS needs JavaScript. The site itself does not.</noscript>
  </body>
</html>
`;

/** Parts of Sveltia CMS for fields that no form here has: code, maps and uploads of SVG. */
const unused = ["@shikijs/langs/*", "@shikijs/themes/*", "leaflet", "leaflet/*", "terra-draw", "terra-draw-leaflet-adapter", "svgo/*"];

/**
 * Writes the CMS's page into a folder: its program as ES modules, and the files that Sveltia CMS loads beside it, fonts and
 * picture encoders. What only an open entry needs is in modules of its own.
 *
 * @throws when the program cannot be bundled; esbuild prints why
 */
export async function bundleCms(directory: string): Promise<void> {
  await build({
    entryPoints: { cms: path.resolve("src", "cms", "app", "main.ts") },
    outdir: directory,
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
    // File names contain a hash of the input paths: resolved links would make it depend on where packages are installed.
    preserveSymlinks: true,
  });
  fs.cpSync(path.resolve("node_modules", "@sveltia", "cms", "npm", "assets"), path.join(directory, "assets"), {
    recursive: true,
    filter: (file) => !file.endsWith(".map"),
  });
  fs.writeFileSync(path.join(directory, "index.html"), page);
}
