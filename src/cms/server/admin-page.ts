import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "esbuild";
import { listContent } from "../../content-model/node/content-folder";
import { parseContent } from "../../content-model/parse";
import { statusLabel } from "../../site/publication-status";
import { SITE_CONTENT_FILE, type Backend, type SiteContent } from "../app/site-content";
import { bundle, type BundleOptions } from "./bundle-cms";

/** `import "site-components"`: every component of the site, in the order of their names. */
const siteComponents: Plugin = {
  name: "site-components",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^site-components$/ }, () => ({ path: "site-components", namespace: "site-components" }));
    onLoad({ filter: /.*/, namespace: "site-components" }, () => {
      const resolveDir = path.resolve("src", "components");
      const names = fs
        .readdirSync(resolveDir, { recursive: true })
        .map((name) => String(name).split(path.sep).join("/"))
        .filter((name) => name.endsWith(".tsx"));
      return {
        contents: names
          .sort()
          .map((name) => `import "./${name}";`)
          .join("\n"),
        resolveDir,
        loader: "ts",
      };
    });
  },
};

/**
 * Decap compiles a schema to a function to check its configuration, which a strict policy forbids. Ours is made from the
 * content model and checked by a test.
 */
const withoutCompiledSchemas: Plugin = {
  name: "without-compiled-schemas",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/constants\/configSchema(?:\.js)?$/ }, () => ({ path: "schema", namespace: "without-compiled-schemas" }));
    onLoad({ filter: /.*/, namespace: "without-compiled-schemas" }, () => ({ contents: "export const validateConfig = () => {};" }));
  },
};

/** Bundles the program of the CMS. */
export function bundleCms(options: Pick<BundleOptions, "cacheDirectory" | "version">): Promise<string> {
  return bundle({
    ...options,
    name: "cms",
    entryPoints: { cms: path.resolve("src", "cms", "app", "main.tsx") },
    entryNames: "[name]-[hash]",
    format: "iife",
    target: "es2022",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"', global: "globalThis" },
    plugins: [siteComponents, withoutCompiledSchemas],
  });
}

/** The page of the CMS. It is for editors: no search engine lists it. */
export function adminDocument(bundleDirectory: string): string {
  const [program] = fs.readdirSync(bundleDirectory).filter((name) => name.endsWith(".js"));
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Editor’s workplace</title>
    <link rel="icon" href="/favicon.svg">
    <script src="/admin/${program ?? ""}" defer></script>
  </head>
  <body>
    <noscript>The editor’s workplace needs scripts. The site itself needs none.</noscript>
  </body>
</html>
`;
}

/**
 * What the CMS is told of the site.
 *
 * @param today ISO day in UTC: the file is as public as the site, so an article that is held back on it stays out;
 *   without one, everything is told
 */
export function siteContent(contentDirectory: string, backend: Backend, today?: string): SiteContent {
  const { entries, pictures, published } = listContent(contentDirectory, "content");
  const files = entries.map(({ type, file, absolutePath }) => ({ type, file, text: fs.readFileSync(absolutePath, "utf8") }));
  return {
    backend,
    files: today === undefined ? files : files.filter((file) => !isHeldBack(file, today)),
    pictures: [...pictures],
    addresses: published && { file: published.file, text: published.addresses.map(({ address }) => address).join("\n") },
  };
}

/** Only what looks as if it were held back is parsed: there may be thousands of articles. */
function isHeldBack({ type, file, text }: SiteContent["files"][number], today: string): boolean {
  const day = /^date: ['"]?(\d{4}-\d\d-\d\d)/m.exec(text)?.[1] ?? today;
  if (type !== "post" || (!/^draft:/m.test(text) && day <= today)) return false;
  const { value } = parseContent("post", text, file);
  return value === undefined || statusLabel(value, today) !== undefined;
}

/** Writes the page of the CMS and what belongs to it into a folder. */
export function writeAdmin(directory: string, bundleDirectory: string, content: SiteContent): void {
  fs.mkdirSync(directory, { recursive: true });
  for (const name of fs.readdirSync(bundleDirectory)) fs.copyFileSync(path.join(bundleDirectory, name), path.join(directory, name));
  fs.writeFileSync(path.join(directory, "index.html"), adminDocument(bundleDirectory));
  fs.writeFileSync(path.join(directory, SITE_CONTENT_FILE), JSON.stringify(content));
}
