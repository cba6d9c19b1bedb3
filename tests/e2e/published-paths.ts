import fs from "node:fs";
import path from "node:path";

/** Addresses of all pages, from what is published. */
export const publishedPaths: readonly string[] = fs
  .readdirSync("dist", { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "index.html")
  .map(
    (file) =>
      `/${file
        .split(path.sep)
        .join("/")
        .replace(/index\.html$/, "")}`,
  )
  .sort();
