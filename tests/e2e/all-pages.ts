import fs from "node:fs";

/** Paths of all pages in `dist/` except those of the CMS. */
export const allPages: readonly string[] = fs
  .readdirSync("dist", { recursive: true, encoding: "utf8" })
  .map((file) => `/${file.replaceAll("\\", "/")}`)
  .filter((file) => file.endsWith("/index.html") && !file.startsWith("/admin/"))
  .map((file) => file.replace(/index\.html$/, ""))
  .sort();

export const readPage = (path: string): string => fs.readFileSync(`dist${path}index.html`, "utf8");

/** Paths of the pages whose HTML contains a text. */
export const pagesWith = (html: string): string[] => allPages.filter((path) => readPage(path).includes(html));

/** Names of the pieces of HTML with an element or a class that no piece before them has: together they show every style. */
export function withNewStyles(pieces: readonly (readonly [name: string, html: string])[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const hasNew = (html: string) => {
    const before = seen.size;
    for (const [, tag = "", names = ""] of html.matchAll(/<([a-z][a-z0-9]*)(?:[^>]* class="([^"]*)")?/g))
      for (const name of [`<${tag}>`, ...names.split(" ")]) seen.add(name);
    return seen.size > before;
  };
  return new Set(pieces.filter(([, html]) => hasNew(html)).map(([name]) => name));
}

/** Paths of the pages that together show every style. */
export const pagesWithNewStyles = withNewStyles(allPages.map((path) => [path, readPage(path)]));
