import fs from "node:fs";

/** Paths of all pages in `dist/` except those of the CMS. */
export const allPages: readonly string[] = fs
  .readdirSync("dist", { recursive: true, encoding: "utf8" })
  .map((file) => `/${file.replaceAll("\\", "/")}`)
  .filter((file) => file.endsWith("/index.html") && !file.startsWith("/admin/"))
  .map((file) => file.replace(/index\.html$/, ""))
  .sort();
