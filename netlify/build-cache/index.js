// A Netlify build plugin (https://docs.netlify.com/extend/develop-and-share/develop-build-plugins/) that caches Gatsby's
// output between builds, so that a change of content takes half a minute. src/cli/build.ts detects a changed code and
// cleans first, so an old cache does no harm.
import fs from "node:fs";

/** Gatsby's cache and output. They are only usable together. */
export const directories = [".cache", "public"];

/** Restores the folders of the last successful build. */
export async function onPreBuild({ utils }) {
  await utils.cache.restore(directories);
  const isWhole = directories.every((directory) => fs.existsSync(directory));
  if (!isWhole) for (const directory of directories) fs.rmSync(directory, { recursive: true, force: true });
  console.log(isWhole ? "Restored the last build" : "No earlier build: building from nothing");
}

/** Runs only after a successful build; a failed one does not change the cache. */
export async function onPostBuild({ utils }) {
  await utils.cache.save(directories);
}
