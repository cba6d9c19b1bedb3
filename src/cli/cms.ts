import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { bundleCms } from "../cms/server/bundle-cms";
import { findFreePort, serveCms } from "../cms/server/serve-cms";
import { contentDirectory } from "../content-model/node/content-folder";
import { bundleCache } from "./code-hash";
import { listProjectMaintenance } from "./report-maintenance";

/** Unsaved texts belong to an address, so the port stays the same. */
const PORT = 8010;

/** Milliseconds before Gatsby starts again after a file stopped it. */
const RESTART_DELAY = 3000;

/**
 * `npm run cms`: serves the CMS, Decap's server and the site in develop mode at one URL, which it prints.
 *
 * Environment: `PORT` (8010); `CMS_MODE=git` makes Decap's server commit each save, with everything else that changed in the
 * folder; `CMS_SITE=no` leaves out the site.
 *
 * @throws when the content folder is not named `content`, or the port is in use
 */
export async function cms(): Promise<void> {
  const content = contentDirectory();
  if (path.basename(content) !== "content") throw new Error(`the content folder must be named content; CONTENT_DIR names ${content}`);
  const bundleDirectory = await bundleCms(bundleCache());
  const sitePort = process.env["CMS_SITE"] === "no" ? undefined : await findFreePort();
  const running = await serveCms({
    root: path.dirname(content),
    bundleDirectory,
    staticDirectory: path.resolve("static"),
    mode: process.env["CMS_MODE"] === "git" ? "git" : "fs",
    sitePort,
    care: listProjectMaintenance,
    port: Number(process.env["PORT"] ?? PORT),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error("the CMS's port is in use: perhaps the CMS is running already; stop it, or set PORT to another number");
  });
  const stopSite = sitePort === undefined ? undefined : runGatsby(sitePort);
  console.log(`The CMS is running at ${running.url} (stop with Ctrl+C)`);
  const stop = () => {
    stopSite?.();
    void running.stop().then(() => process.exit(0));
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
}

/** Runs the site in develop mode, and again when a file that Gatsby cannot read has ended it. Returns a function that stops it. */
function runGatsby(port: number): () => void {
  let isStopped = false;
  let child: ChildProcess;
  const run = () => {
    child = startGatsbyDevelop(port).once("exit", () => {
      if (isStopped) return;
      console.error("The site in develop mode stopped; it starts again in a moment. The error above says why.");
      setTimeout(run, RESTART_DELAY);
    });
  };
  run();
  return () => {
    isStopped = true;
    child.kill();
  };
}

/** Prints only Gatsby's errors, so that the CMS's URL stays visible. */
function startGatsbyDevelop(port: number) {
  const gatsby = path.resolve("node_modules", "gatsby", "cli.js");
  return spawn(process.execPath, [gatsby, "develop", "--host", "127.0.0.1", "--port", String(port)], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "true" },
  });
}
