import { createRequire } from "node:module";
import path from "node:path";
import { bundle, replaceModules, type BundleOptions } from "./bundle";

/** Parses Markdown and writes it again as the CMS's editor does. */
export type EditorSerializer = (markdown: string) => string;

/** The serializer imports the toolbar's components from the editor, which needs a browser; this gives it ours instead. */
const withoutEditor = replaceModules("without-editor", /\/MarkdownControl$/, () => ({
  contents: `
    import { editorComponents } from "./editor-components";
    const components = editorComponents({ choose: () => Promise.resolve(undefined), settings: {} });
    export const getEditorComponents = () => components;`,
  resolveDir: path.resolve("src", "cms", "app"),
  loader: "ts",
}));

/** Bundles and loads the serializer of the CMS's editor. */
export async function loadEditorSerializer(options: Pick<BundleOptions, "cacheDirectory" | "version">): Promise<EditorSerializer> {
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
  return (load("./serializer.js") as { throughEditor: EditorSerializer }).throughEditor;
}
