import fs from "node:fs";
import path from "node:path";
import { listFiles } from "../../../src/site/node/list-files";

const folder = path.resolve(__dirname, "../../../src/components");

/** The file of a relative import, if it is a component. */
function componentFile(from: string, name: string): string | undefined {
  const file = path.resolve(path.dirname(from), name);
  return [`${file}.tsx`, `${file}.ts`, path.join(file, "index.ts")].find((candidate) => fs.existsSync(candidate));
}

/** All files that a file imports, directly or not. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name = ""] of fs.readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g)) {
    const imported = componentFile(file, name);
    if (imported?.startsWith(folder)) importsOf(imported, seen);
  }
  return seen;
}

describe("the style guide", () => {
  it("shows every component but whole pages", () => {
    const shown = importsOf(path.join(folder, "pages/styleguide-page.tsx"));
    const missing = listFiles(folder)
      .filter((name) => name.endsWith(".tsx") && !/^pages\/[^/]+$|^pages\/styleguide\/frames/.test(name))
      .filter((name) => !shown.has(path.join(folder, name)));
    // The head of a page is not drawn.
    expect(missing).toEqual(["layout/document-head.tsx"]);
  });
});
