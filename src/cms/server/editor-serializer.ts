import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "esbuild";
import { bundle, type BundleOptions } from "./bundle-cms";

/** Markdown as the CMS writes it after its editor has opened it. */
export type ThroughEditor = (markdown: string) => string;

/**
 * The serializer of the CMS's editor without the editor around it, which needs a browser: it asks that for the
 * buttons of its toolbar, and gets ours.
 */
const withoutEditor: Plugin = {
  name: "without-editor",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/MarkdownControl$/ }, () => ({ path: "toolbar", namespace: "without-editor" }));
    onLoad({ filter: /^toolbar$/, namespace: "without-editor" }, () => ({
      contents: `
        import { button, citation, claimMark } from "./editor-components";
        const nothing = () => Promise.resolve(undefined);
        const components = [button(""), citation(nothing), claimMark(nothing)];
        export const getEditorComponents = () => components;`,
      resolveDir: path.resolve("src", "cms", "app"),
      loader: "ts",
    }));
  },
};

/** Bundles the serializer of the CMS's editor and loads it. */
export async function openEditorSerializer(options: Pick<BundleOptions, "cacheDirectory" | "version">): Promise<ThroughEditor> {
  const directory = await bundle({
    ...options,
    name: "editor-serializer",
    entryPoints: { serializer: path.resolve("src", "cms", "app", "markdown-serializer.ts") },
    platform: "node",
    format: "cjs",
    minify: false,
    plugins: [withoutEditor],
  });
  const load = createRequire(path.join(directory, "load.js"));
  return (load("./serializer.js") as { throughEditor: ThroughEditor }).throughEditor;
}
