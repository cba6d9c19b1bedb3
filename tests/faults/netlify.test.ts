import fs from "fs";
import os from "os";
import path from "path";
import { parse as parseToml } from "smol-toml";
import { onPostBuild, onPreBuild } from "../../netlify/build-cache/index.js";
import { Site, type Built } from "./site";

// Rehearses builds on Netlify in the documented order (https://docs.netlify.com/build/configure-builds/overview/): checkout,
// install, restore the cache (onPreBuild), build command, save the cache (onPostBuild), in a new container each time. The
// plugin's hooks and the variables of netlify.toml are the real ones. A folder replaces the container, a link the
// installation of packages, and another folder Netlify's store of caches.

const work = fs.mkdtempSync(path.join(os.tmpdir(), "netlify-"));
const store = path.join(work, "store");
const minutes = 60_000;
const here = process.cwd();

const { build } = parseToml(fs.readFileSync(path.resolve("netlify.toml"), "utf8")) as unknown as {
  build: { environment: Record<string, string>; publish: string };
};
/** Variables that Netlify sets in a build for production. */
const container = { NETLIFY: "true", CI: "true", CONTEXT: "production", BRANCH: "main", REPOSITORY_URL: "https://github.com/owner/site" };

beforeEach(() => jest.spyOn(console, "log").mockImplementation());
afterEach(() => {
  process.chdir(here);
  jest.restoreAllMocks();
});
afterAll(() => fs.rmSync(work, { recursive: true, force: true }));

/** Netlify's cache utilities: they copy folders of the working directory to a store and back. */
const utils = {
  cache: {
    save: (folders: readonly string[]) => {
      for (const folder of folders) {
        fs.rmSync(path.join(store, folder), { recursive: true, force: true });
        fs.cpSync(folder, path.join(store, folder), { recursive: true, preserveTimestamps: false });
      }
      return Promise.resolve(true);
    },
    restore: (folders: readonly string[]) => {
      const cached = folders.filter((folder) => fs.existsSync(path.join(store, folder)));
      for (const folder of cached) fs.cpSync(path.join(store, folder), folder, { recursive: true, preserveTimestamps: false });
      return Promise.resolve(cached.length > 0);
    },
  },
};

interface Deploy extends Built {
  /** What the build plugin says before the build. */
  readonly cache: unknown;
  /** Hash of every published file by its path. */
  readonly published: Record<string, string>;
}

/** Builds a commit in a new container, whose checkout is always in a folder of the same name. */
async function deploy(change: (site: Site) => void): Promise<Deploy> {
  process.chdir(here);
  fs.rmSync(path.join(work, "repo"), { recursive: true, force: true });
  const site = new Site(path.join(work, "repo"));
  change(site);
  process.chdir(site.folder);
  await onPreBuild({ utils });
  const cache: unknown = jest.mocked(console.log).mock.lastCall?.[0];
  const built = site.build({ ...build.environment, ...container, LAUNCH_ANYWAY: "yes" });
  if (built.status === 0) await onPostBuild({ utils });
  return { ...built, cache, published: built.status === 0 ? site.published() : {} };
}

/** The end of what a build printed, if it failed. */
const errorOf = ({ status, stderr }: Deploy) => (status === 0 ? undefined : stderr.slice(-2000));

const editArticle = (site: Site) => void site.edit(site.articles()[0] ?? "", /$/, "\nA sentence that was not here before.\n");

it(
  "builds from nothing, then on the last successful build, then from nothing again after a change of code, with the same bytes",
  async () => {
    const first = await deploy(() => undefined);
    expect([errorOf(first), first.cache]).toEqual([undefined, "No earlier build: building from nothing"]);
    expect(build.publish).toBe("dist");
    expect(Object.keys(first.published)).toEqual(expect.arrayContaining(["index.html", "_headers", "_redirects"]));

    const failed = await deploy((site) => void site.edit(site.articles()[0] ?? "", /^slug: .*$/m, "slug: ["));
    expect(failed.status).toBe(1);

    const second = await deploy(editArticle);
    expect([errorOf(second), second.cache]).toEqual([undefined, "Restored the last build"]);
    expect(second.stdout).not.toContain(": cleaning");
    expect(second.published).not.toEqual(first.published);

    const clean = await deploy((site) => {
      editArticle(site);
      fs.appendFileSync(site.file("src/site/limits.ts"), "\n// Changed.\n");
    });
    expect(clean.cache).toBe("Restored the last build");
    expect(clean.stdout).toContain("Code has changed since the last build: cleaning");
    expect(clean.published).toEqual(second.published);
  },
  30 * minutes,
);
