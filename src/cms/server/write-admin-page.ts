import fs from "node:fs";
import path from "node:path";
import { ARTICLES_FOLDER, articleUrl, SITE_CONTENT_FILE } from "../app/site-content";
import type { CmsContent } from "./read-site-content";

/** Writes the CMS's page, its program and the content it loads into a folder. */
export function writeAdminPage(directory: string, bundleDirectory: string, { index, articles }: CmsContent): void {
  fs.mkdirSync(path.join(directory, ARTICLES_FOLDER), { recursive: true });
  for (const name of fs.readdirSync(bundleDirectory)) fs.copyFileSync(path.join(bundleDirectory, name), path.join(directory, name));
  fs.writeFileSync(path.join(directory, "index.html"), adminPage(bundleDirectory));
  fs.writeFileSync(path.join(directory, SITE_CONTENT_FILE), JSON.stringify(index));
  for (const { file, text } of articles) fs.writeFileSync(path.join(directory, articleUrl(file)), text);
}

/** The HTML of the CMS's page, which search engines must not index. */
export function adminPage(bundleDirectory: string): string {
  const [program] = fs.readdirSync(bundleDirectory).filter((name) => name.endsWith(".js"));
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>CMS</title>
    <link rel="icon" href="/favicon.svg">
    <script src="/admin/${program ?? ""}" defer></script>
  </head>
  <body>
    <noscript>The CMS needs JavaScript. The site itself does not.</noscript>
  </body>
</html>
`;
}
