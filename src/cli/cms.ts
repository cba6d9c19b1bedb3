import fs from "node:fs";
import path from "node:path";
import { bundleCms } from "../cms/server/bundle-cms";
import { serveCms } from "../cms/server/serve-cms";
import { contentDirectory } from "../content-model/node/content-directory";
import { findPort } from "./find-port";

/** What browsers keep of unsaved texts belongs to an address, so the port stays the same. */
const PORT = 8010;

/**
 * `npm run cms`: serves the CMS for this folder and prints its URL.
 *
 * Environment: `PORT` (8010).
 *
 * @throws when the content folder is not named `content`, or the port cannot be used
 */
export async function cms(): Promise<void> {
  const content = contentDirectory();
  if (path.basename(content) !== "content") throw new Error(`the content folder must be named content; CONTENT_DIR names ${content}`);
  const port = await findPort([PORT], "127.0.0.1");
  const bundleDirectory = path.resolve("node_modules", ".cache", "cms");
  fs.rmSync(bundleDirectory, { recursive: true, force: true });
  await bundleCms(bundleDirectory);
  await serveCms({ contentDirectory: content, bundleDirectory, staticDirectory: path.resolve("static"), port });
  console.log(`The CMS is at http://localhost:${port}/admin/ (stop with Ctrl+C)

In Chrome, Edge or another Chromium: choose Work with Local Repository and the folder ${path.dirname(content)}.
In Firefox or Safari, which cannot write folders: use the CMS of the published site, or edit the files in content/ themselves.
For the real pages, run npm run develop in a second terminal.`);
}
