import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { bundleCms } from "../cms/server/admin-page";
import { freePort, serveCms } from "../cms/server/serve-cms";
import { contentDirectory } from "../content-model/node/content-folder";
import { adminCache, bundleVersion } from "./format-content";

/**
 * `npm run cms`: everything that an editor needs on their own machine, at one printed address: the page of the CMS,
 * Decap's server, and the site in develop mode. `PORT` names the port. `CMS_MODE=git` lets Decap's server commit each
 * save; it then adds everything that lies in the folder. `CMS_SITE=no` leaves the site out.
 *
 * @throws when the content folder is not named `content`, or the port is taken
 */
export async function cms(): Promise<void> {
  const content = contentDirectory(process.cwd());
  if (path.basename(content) !== "content") throw new Error(`the CMS wants its folder to be named content; CONTENT_DIR names ${content}`);
  fs.mkdirSync(adminCache, { recursive: true });
  const bundleDirectory = await bundleCms({ cacheDirectory: adminCache, version: bundleVersion() });
  const sitePort = process.env["CMS_SITE"] === "no" ? undefined : await freePort();
  const running = await serveCms({
    root: path.dirname(content),
    bundleDirectory,
    staticDirectory: path.resolve("static"),
    mode: process.env["CMS_MODE"] === "git" ? "git" : "fs",
    sitePort,
    port: Number(process.env["PORT"] ?? 0),
  });
  const site = sitePort === undefined ? undefined : developSite(sitePort);
  console.log(`The editor’s workplace is at ${running.address} (stop with Ctrl+C)`);
  const stop = () => {
    site?.kill();
    void running.stop().then(() => process.exit(0));
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
}

/** The site in develop mode; what it says that is no error is left out, so that the address stays in sight. */
function developSite(port: number) {
  const gatsby = path.resolve("node_modules", "gatsby", "cli.js");
  return spawn(process.execPath, [gatsby, "develop", "--host", "127.0.0.1", "--port", String(port)], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "true" },
  });
}
