import fs from "node:fs";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { writeAdminPage } from "../cms/server/admin-page";
import { bundleCms } from "../cms/server/bundle-cms";
import { cmsBackend } from "../cms/server/cms-backend";
import { contentDirectory, readContentFile } from "../content-model/node/content-folder";
import { isIncremental } from "../gatsby/incremental/is-incremental";
import { linkUnchanged } from "../gatsby/incremental/link-unchanged";
import { markParcelCacheCurrent } from "../gatsby/incremental/parcel-cache";
import { assemble, restoreDist } from "../publish/assemble";
import { isDeployPreview } from "../site/deploy-context";
import type { Redirect } from "../site/redirects";
import { PUBLISHED_URLS_FILE, parsePublishedUrls } from "../site/published-urls";
import { lockBuild, type BuildLock } from "./build-lock";
import { assertReadyForProduction } from "./check-launch";
import { bundleCache, codeHash } from "./code-hash";
import { auditAndAddRedirects } from "./check-compliance";
import { BuildManifest } from "./build-manifest";
import { runGatsbyBuild } from "./run-gatsby";
import { runCommand } from "./run-tool";

/**
 * `npm run build`: checks content, builds with Gatsby, and copies what visitors need to `dist/`. A change of content is
 * built on top of the last build; a change of code or of the folder cleans first.
 *
 * @throws when content has errors, a step fails, or another build is running in this folder; `dist/` is then unchanged
 */
export async function build(): Promise<void> {
  const lock = await lockBuild(process.cwd());
  try {
    await buildLocked(lock);
  } finally {
    lock.release();
  }
}

async function buildLocked(lock: BuildLock): Promise<void> {
  const start = performance.now();
  restoreDist(path.resolve("dist"));
  assertReadyForProduction(process.env);
  step("Checking content");
  // In its own process, which gives back its memory before Gatsby starts.
  const contentCheck = runCommand("check:content", "--without-format-check");
  const manifest = new BuildManifest(process.cwd(), codeHash());
  const invalidReason = manifest.invalidReason();
  if ((await contentCheck).status !== 0) throw new Error("content has errors; nothing was built and dist/ is unchanged");
  if (invalidReason) {
    step(`${invalidReason}: cleaning`);
    manifest.clean();
  }
  step("Building with Gatsby");
  manifest.begin();
  await markParcelCacheCurrent(process.cwd());
  await runGatsbyBuild((pid) => lock.share(pid));
  manifest.end();

  step("Bundling the CMS");
  const cms = await bundleCms(bundleCache());

  step("Assembling dist/");
  const pages = readJson<string[]>(path.resolve(".cache", "published-pages.json"));
  const content = contentDirectory();
  const site = readContentFile("site");
  const { files, bytes } = await assemble({
    publicDirectory: path.resolve("public"),
    staticDirectory: path.resolve("static"),
    distDirectory: path.resolve("dist"),
    pages,
    ...readJson<{ files: string[]; declaredRedirects: Redirect[] }>(path.resolve(".cache", "published-files.json")),
    published: readPublishedUrls(path.join(content, PUBLISHED_URLS_FILE)),
    headers: { hsts: site.hsts, isDeployPreview: isDeployPreview(process.env) },
    ...(isIncremental ? { copyFile: linkUnchanged } : {}),
    beforePublish: (directory) => {
      const publishedUrls = readIfThere(path.join(content, PUBLISHED_URLS_FILE));
      writeAdminPage(path.join(directory, "admin"), cms, { backend: cmsBackend(site, process.env), isLocal: false, publishedUrls });
      return auditAndAddRedirects(directory, (file) => manifest.hashOf(`public/${file}`));
    },
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${pages.length} pages, ${files} files, ${(bytes / 1e6).toFixed(1)} MB in dist/ after ${seconds} s`);
}

function step(title: string): void {
  console.log(`\n== ${title}`);
}

function readJson<T>(file: string): T {
  return JSON.parse(fs.readFileSync(file, "utf8")) as T;
}

const readIfThere = (file: string): string | undefined => (fs.existsSync(file) ? fs.readFileSync(file, "utf8") : undefined);

const readPublishedUrls = (file: string): string[] => parsePublishedUrls(readIfThere(file) ?? "").map(({ url }) => url);
