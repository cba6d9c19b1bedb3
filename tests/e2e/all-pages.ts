import fs from "node:fs";

/** Paths of all pages in `dist/` except those of the CMS. */
export const allPages: readonly string[] = fs
  .readdirSync("dist", { recursive: true, encoding: "utf8" })
  .map((file) => `/${file.replaceAll("\\", "/")}`)
  .filter((file) => file.endsWith("/index.html") && !file.startsWith("/admin/"))
  .map((file) => file.replace(/index\.html$/, ""))
  .sort();

/** Paths of the pages whose HTML contains a text. */
export const pagesWith = (html: string): string[] =>
  allPages.filter((path) => fs.readFileSync(`dist${path}index.html`, "utf8").includes(html));
