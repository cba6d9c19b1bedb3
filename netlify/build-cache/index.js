// A build plugin of the host (https://docs.netlify.com/extend/develop-and-share/develop-build-plugins/): what Gatsby
// made is kept for the next build, so that a change of content alone takes half a minute. The build itself says when
// the code has changed and cleans (src/cli/build.ts), so nothing stale comes out of an old cache.
import fs from "node:fs";

/** What Gatsby builds on. Only both together are of one build. */
export const directories = [".cache", "public"];

/** Before the build: brings back what the last successful one left. */
export async function onPreBuild({ utils }) {
  await utils.cache.restore(directories);
  const isWhole = directories.every((directory) => fs.existsSync(directory));
  if (!isWhole) for (const directory of directories) fs.rmSync(directory, { recursive: true, force: true });
  console.log(isWhole ? "The last build was brought back" : "There is no earlier build: this one begins from nothing");
}

/** After a successful build; a failed one leaves what was kept before. */
export async function onPostBuild({ utils }) {
  await utils.cache.save(directories);
}
