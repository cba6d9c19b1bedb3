import fs from "node:fs";
import path from "node:path";
import { SETTINGS_FILE, type CmsSettings } from "../app/settings";
import { PROGRAM } from "./bundle-cms";

/** The HTML of the CMS's page, which search engines must not index. */
export const adminPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>CMS</title>
    <link rel="icon" href="/favicon.svg">
    <script type="module" src="/admin/${PROGRAM}"></script>
  </head>
  <body>
    <noscript>The CMS needs JavaScript. The site itself does not.</noscript>
  </body>
</html>
`;

/** Writes the CMS's page, its program and its settings into a folder. */
export function writeAdminPage(directory: string, bundleDirectory: string, settings: CmsSettings): void {
  fs.cpSync(bundleDirectory, directory, { recursive: true });
  fs.writeFileSync(path.join(directory, "index.html"), adminPage);
  fs.writeFileSync(path.join(directory, SETTINGS_FILE), JSON.stringify(settings));
}
