import path from "node:path";
import { listFiles } from "../../site/node/list-files";
import { bundle, replaceModules, type BundleOptions } from "./bundle";
import { decapColours } from "./decap-colours";

/** `import "site-components"`: every component of the site, sorted by name. */
const siteComponents = replaceModules("site-components", /^site-components$/, () => {
  const resolveDir = path.resolve("src", "components");
  const modules = listFiles(resolveDir).filter((file) => file.endsWith(".tsx"));
  return { contents: modules.map((file) => `import "./${file}";`).join("\n"), resolveDir, loader: "ts" };
});

/** Decap compiles a schema to a function to validate its configuration, which our Content-Security-Policy blocks. */
const noConfigValidation = replaceModules("no-config-validation", /\/constants\/configSchema(?:\.js)?$/, () => ({
  contents: "export const validateConfig = () => {};",
}));

/** Bundles the CMS's browser program; see {@link bundle}. */
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
    plugins: [siteComponents, noConfigValidation, decapColours],
  });
}
