import fs from "node:fs";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { bundleCms, siteContent, writeAdmin } from "../cms/server/admin-page";
import { backendOf } from "../cms/server/cms-backend";
import { contentDirectory, readSettings } from "../content-model/node/content-folder";
import { assemble, picturesIn, restoreDist } from "../publish/assemble";
import { NameCache } from "../publish/kept-names";
import { buildDay } from "../site/build-day";
import { isPreview } from "../site/deploy-context";
import type { Redirect } from "../site/redirects";
import { PUBLISHED_URLS_FILE, parsePublishedUrls } from "../site/published-urls";
import { lockBuild, type BuildLock } from "./build-lock";
import { WITHOUT_FORMAT } from "./check-content";
import { refuseUnfitLaunch } from "./check-launch";
import { codeHash } from "./code-hash";
import { auditBeforePublishing } from "./check-compliance";
import { adminCache, bundleVersion } from "./format-content";
import { BuildManifest } from "./build-manifest";
import { runGatsbyBuild } from "./run-gatsby";
import { runCommand } from "./run-tool";

/**
 * `npm run build`: checks content, builds with Gatsby, and puts what visitors need into `dist/`.
 * A change of content alone is built on top of the last build; a change of code cleans first.
 *
 * @throws when content has errors, a step fails, or another build is under way here; `dist/` then stays as it was
 */
export async function build(): Promise<void> {
  const lock = lockBuild(process.cwd());
  try {
    await buildAlone(lock);
  } finally {
    lock.release();
  }
}

async function buildAlone(lock: BuildLock): Promise<void> {
  const start = performance.now();
  restoreDist(path.resolve("dist"));
  refuseUnfitLaunch(process.env);
  step("Checking content");
  // In a process of its own, whose memory is free again while Gatsby works.
  const checked = runCommand("check:content", WITHOUT_FORMAT);
  // Meanwhile the last build is looked through, which changes nothing.
  const fingerprint = codeHash();
  const last = new BuildManifest(process.cwd(), fingerprint);
  const unusable = last.invalidReason();
  const { status } = await checked;
  if (status !== 0) throw new Error("there are errors in content; nothing was built and dist/ is as it was");
  if (unusable) {
    step(`${unusable}: cleaning`);
    last.clean();
  }
  step("Building with Gatsby");
  last.begin();
  await runGatsbyBuild((pid) => lock.share(pid));
  last.end();

  step("Bundling the CMS");
  fs.mkdirSync(adminCache, { recursive: true });
  const cms = await bundleCms({ cacheDirectory: adminCache, version: bundleVersion() });

  step("Assembling dist/");
  const content = contentDirectory(process.cwd());
  const pages = JSON.parse(fs.readFileSync(path.resolve(".cache", "published-pages.json"), "utf8")) as string[];
  const beside = JSON.parse(fs.readFileSync(path.resolve(".cache", "published-files.json"), "utf8")) as {
    files: string[];
    declaredRedirects: Redirect[];
  };
  const contentOf = (file: string) => last.contentOf(`public/${file}`);
  const pictures = new NameCache(path.resolve("node_modules", ".cache", "publish", "pictures"), fingerprint);
  const { files, bytes } = await assemble({
    publicDirectory: path.resolve("public"),
    staticDirectory: path.resolve("static"),
    distDirectory: path.resolve("dist"),
    pages,
    ...beside,
    published: parsePublishedUrls(readIfThere(path.join(content, PUBLISHED_URLS_FILE)) ?? "").map(({ address }) => address),
    headers: { hsts: readSettings(process.cwd()).site.hsts, isPreview: isPreview(process.env) },
    picturesOf: (document, read) => pictures.of(contentOf(document), () => picturesIn(read())),
    complete: (directory) => {
      const backend = backendOf(readSettings(process.cwd()).site, process.env);
      writeAdmin(path.join(directory, "admin"), cms, siteContent(content, backend, buildDay(process.env)));
      return auditBeforePublishing(directory, contentOf);
    },
  });
  pictures.save();
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
