import fs from "node:fs";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { SETTINGS_FILE, type CmsSettings } from "../cms/app/settings";
import { bundleCms } from "../cms/server/bundle-cms";
import { cmsBackend } from "../cms/server/cms-backend";
import { declaredRedirects } from "../lint/site-urls";
import { readContentFile } from "../content-model/node/content-folder";
import { MANIFEST_FILE, type BuildManifest } from "../site/build-manifest";
import { cacheKey, cleanIfCodeChanged, markCacheComplete } from "../gatsby/build-cache";
import { assemble, CMS_FOLDER } from "../publish/assemble";
import { restoreDist } from "../publish/dist-folders";
import { isDeployPreview } from "../site/publication-status";
import { formatPublishedUrls } from "../site/published-urls";
import { withBuildLock } from "./build-lock";
import { checkContent } from "./check-content";
import { assertReadyForProduction } from "./check-launch";
import { assertFolderNames, buildEnvironment, runGatsby } from "./run-gatsby";

/**
 * `npm run build`: checks content, builds with Gatsby, and copies what visitors need to `dist/`. A change of content is
 * built on top of the last build; a change of code or of the folder cleans first.
 *
 * @throws when content has errors, a step fails, or this folder is being built already; `dist/` is then unchanged
 */
export async function build(): Promise<void> {
  assertFolderNames();
  await withBuildLock(buildLocked);
}

async function buildLocked(): Promise<void> {
  const start = performance.now();
  restoreDist();
  step("Checking content");
  const { content, errors } = await checkContent();
  // After the content, so that one run reports the errors of both.
  assertReadyForProduction(process.env, content);
  if (errors > 0) throw new Error("content has errors; nothing was built and dist/ is unchanged");
  const key = cacheKey();
  if (cleanIfCodeChanged(key)) step("The last build was not completed, or had other code or another offer: it was deleted");
  step("Building with Gatsby");
  // With one core, Gatsby runs queries in its own process: starting another takes longer than the queries of hundreds of pages.
  const cores = process.env["GATSBY_CPU_COUNT"] ?? "1";
  // With `CI`, Gatsby prints plain lines. Without it, each of its processes loads what draws the progress.
  const environment = { ...buildEnvironment(process.env), NODE_ENV: "production", CI: "1", GATSBY_CPU_COUNT: cores };
  await runGatsby(["build"], environment).catch((error: Error) => {
    throw new Error(`${error.message}; dist/ is unchanged`);
  });
  // The CMS's program depends on code alone, and a change of code deletes `.cache`.
  if (!fs.existsSync(CMS_FOLDER)) await bundleCms(CMS_FOLDER);
  markCacheComplete(key);

  step("Assembling dist/");
  const manifest = JSON.parse(fs.readFileSync(path.join("public", MANIFEST_FILE), "utf8")) as BuildManifest;
  const publishedUrls = content.published?.urls.map(({ url }) => url) ?? [];
  // With the pages of this build, so that the CMS knows which articles have been published since the list was written.
  const urlList = formatPublishedUrls([...publishedUrls, ...manifest.pages.filter((page) => !page.startsWith("/404"))]);
  const backend = cmsBackend(readContentFile("site"), process.env["REPOSITORY_URL"]);
  const settings: CmsSettings = { backend, isLocal: false, publishedUrls: urlList };
  fs.writeFileSync(path.join(CMS_FOLDER, SETTINGS_FILE), JSON.stringify(settings));
  const { files, bytes } = assemble({
    ...manifest,
    declaredRedirects: declaredRedirects(content),
    publishedUrls,
    isDeployPreview: isDeployPreview(process.env),
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${manifest.pages.length} pages, ${files} files, ${(bytes / 1e6).toFixed(1)} MB in dist/ after ${seconds} s`);
}

function step(title: string): void {
  console.log(`\n== ${title}`);
}
