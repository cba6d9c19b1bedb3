import fs from "node:fs";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { bundleCms, siteContent, writeAdmin } from "../admin/admin-page";
import { backendOf } from "../admin/backend";
import { contentDirectory, readSettings } from "../gatsby/settings";
import { assemble } from "../publish/assemble";
import type { Move } from "../site/moved-addresses";
import { ADDRESSES_FILE, parseAddresses } from "../site/published-addresses";
import { reportContent } from "./check-content";
import { refuseUnfitLaunch } from "./check-launch";
import { codeFingerprint } from "./code-fingerprint";
import { completeAndCheck } from "./compliance";
import { adminCache, bundleVersion } from "./format-content";
import { runTool } from "./run-tool";

/**
 * `npm run build`: checks content, builds with Gatsby, and puts what visitors need into `dist/`.
 * A change of content alone is built on top of the last build; a change of code cleans first.
 *
 * @throws when content has errors or a step fails; `dist/` then stays as it was
 */
export async function build(): Promise<void> {
  const start = performance.now();
  refuseUnfitLaunch(process.env);
  step("Checking content");
  const errors = (await reportContent()).length;
  if (errors > 0) throw new Error(`${errors} errors in content; nothing was built and dist/ is as it was`);

  const fingerprint = codeFingerprint();
  const mark = path.resolve(".cache", "code-fingerprint");
  if (fs.existsSync(".cache") && readIfThere(mark) !== fingerprint) {
    step("Code has changed since the last build: cleaning");
    fs.rmSync(".cache", { recursive: true, force: true });
    fs.rmSync("public", { recursive: true, force: true });
  }
  step("Building with Gatsby");
  const { status } = await runTool("gatsby", ["build"], { GATSBY_TELEMETRY_DISABLED: "1", CONTENT_CHECKED: "yes", NODE_ENV: "production" });
  if (status !== 0) throw new Error("Gatsby could not build the site; dist/ is as it was");
  fs.writeFileSync(mark, fingerprint);

  step("Bundling the CMS");
  fs.mkdirSync(adminCache, { recursive: true });
  const cms = await bundleCms({ cacheDirectory: adminCache, version: bundleVersion() });

  step("Assembling dist/");
  const content = contentDirectory(process.cwd());
  const pages = JSON.parse(fs.readFileSync(path.resolve(".cache", "published-pages.json"), "utf8")) as string[];
  const beside = JSON.parse(fs.readFileSync(path.resolve(".cache", "published-files.json"), "utf8")) as { files: string[]; moved: Move[] };
  const { files, bytes } = assemble({
    publicDirectory: path.resolve("public"),
    staticDirectory: path.resolve("static"),
    distDirectory: path.resolve("dist"),
    pages,
    ...beside,
    published: parseAddresses(readIfThere(path.join(content, ADDRESSES_FILE)) ?? "").map(({ address }) => address),
    complete: (directory) => {
      writeAdmin(path.join(directory, "admin"), cms, siteContent(content, backendOf(readSettings(process.cwd()).site, process.env)));
      return completeAndCheck(directory);
    },
  });
  console.log(
    `${pages.length} pages, ${files} files, ${(bytes / 1e6).toFixed(1)} MB in dist/ after ${((performance.now() - start) / 1000).toFixed(0)} s`,
  );
}

function step(what: string): void {
  console.log(`\n== ${what}`);
}

function readIfThere(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : undefined;
}
