import fs from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/site/node/list-files";
import { dist } from "../site-under-test";

/** Paths of all pages of the built site except those of the CMS. */
export const allPages: readonly string[] = listFiles(dist)
  .map((file) => `/${file}`)
  .filter((file) => file.endsWith("/index.html") && !file.startsWith("/admin/"))
  .map((file) => file.replace(/index\.html$/, ""))
  .sort();

export const readPage = (at: string): string => fs.readFileSync(path.join(dist, at, "index.html"), "utf8");

/** Paths of the pages whose HTML matches. */
export const pagesWith = (html: RegExp): string[] => allPages.filter((at) => html.test(readPage(at)));

/**
 * Names of pieces of HTML that together have every element and class: the one with most, then the one that adds most, and so on.
 * Of the two classes of a styled component, the second, which is another for each value in its styles, does not count.
 */
export function withNewStyles(pieces: readonly (readonly [name: string, html: string])[]): ReadonlySet<string> {
  const missing = pieces.map(([name, html]) => {
    const found = Array.from(html.matchAll(/<([a-z][a-z0-9]*)(?:[^>]* class="([^"]*)")?/g));
    return {
      name,
      styles: new Set(found.flatMap(([, tag = "", names = ""]) => [`<${tag}>`, ...names.replace(/(\bsc-\w+-\d+) \w+/, "$1").split(" ")])),
    };
  });
  const chosen = new Set<string>();
  for (;;) {
    const none = { name: "", styles: new Set<string>() };
    const { name, styles } = missing.reduce((most, piece) => (piece.styles.size > most.styles.size ? piece : most), none);
    if (styles.size === 0) return chosen;
    chosen.add(name);
    for (const style of [...styles]) for (const piece of missing) piece.styles.delete(style);
  }
}
