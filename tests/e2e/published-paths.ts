import fs from "node:fs";
import path from "node:path";

/** Addresses of all pages for visitors, from what is published. */
export const publishedPaths: readonly string[] = fs
  .readdirSync("dist", { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "index.html" && !file.startsWith("admin"))
  .map(
    (file) =>
      `/${file
        .split(path.sep)
        .join("/")
        .replace(/index\.html$/, "")}`,
  )
  .sort();
