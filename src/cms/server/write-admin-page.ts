import fs from "node:fs";
import path from "node:path";
import { SITE_CONTENT_FILE, type SiteContent } from "../app/site-content";

/** Writes the CMS's page, its program and the content it loads into a folder. */
export function writeAdminPage(directory: string, bundleDirectory: string, content: SiteContent): void {
  fs.mkdirSync(directory, { recursive: true });
  for (const name of fs.readdirSync(bundleDirectory)) fs.copyFileSync(path.join(bundleDirectory, name), path.join(directory, name));
  fs.writeFileSync(path.join(directory, "index.html"), adminPage(bundleDirectory));
  fs.writeFileSync(path.join(directory, SITE_CONTENT_FILE), JSON.stringify(content));
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
