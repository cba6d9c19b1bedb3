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

/** Modules that the CMS never calls, and what is imported in their place: 0.13 MB less to load. */
const leftOut: readonly (readonly [name: string, path: RegExp, contents?: string])[] = [
  // Decap compiles a schema to a function to validate its configuration, which our Content-Security-Policy blocks.
  ["no-config-validation", /\/constants\/configSchema(?:\.js)?$/, "export const validateConfig = () => {};"],
  ["no-languages-of-zod", /^\.\.\/locales\/index\.js$/, "export {};"],
  ["no-graphql", /^\.\/GraphQLAPI$/],
  ["no-toml", /^@iarna\/toml/],
  ["no-front-matter", /^gray-matter$/],
  ["no-notes", /\/EditorNotesPane$/],
  ["no-image-conversion", /^@jsquash\/webp$/],
];

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
    // Decap brings another version.
    alias: { yaml: path.resolve("node_modules", "yaml") },
    plugins: [
      siteComponents,
      decapColours,
      ...leftOut.map(([name, filter, contents = "export default undefined;"]) => replaceModules(name, filter, () => ({ contents }))),
    ],
  });
}
