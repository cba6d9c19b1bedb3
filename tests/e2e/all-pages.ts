import fs from "node:fs";

/** Paths of all pages in `dist/` except those of the CMS. */
export const allPages: readonly string[] = fs
  .readdirSync("dist", { recursive: true, encoding: "utf8" })
  .map((file) => `/${file.replaceAll("\\", "/")}`)
  .filter((file) => file.endsWith("/index.html") && !file.startsWith("/admin/"))
  .map((file) => file.replace(/index\.html$/, ""))
  .sort();

const readPage = (path: string): string => fs.readFileSync(`dist${path}index.html`, "utf8");

/** Paths of the pages whose HTML contains a text. */
export const pagesWith = (html: string): string[] => allPages.filter((path) => readPage(path).includes(html));

const seen = new Set<string>();
/** Paths of the pages that have an element or a class that no page before them has: together they show every style. */
export const pagesWithNewStyles: ReadonlySet<string> = new Set(
  allPages.filter((path) => {
    const before = seen.size;
    for (const [, tag = "", names = ""] of readPage(path).matchAll(/<([a-z][a-z0-9]*)(?:[^>]* class="([^"]*)")?/g))
      for (const name of [`<${tag}>`, ...names.split(" ")]) seen.add(name);
    return seen.size > before;
  }),
);
