import fs from "fs";
import {
  cacheKey,
  cleanIfCodeChanged,
  invalidateCache,
  markCacheComplete,
  markDevelopedCache,
  QUERY_TYPES,
} from "../../../src/gatsby/build-cache";
import { folderOf, removeFolders } from "../publish/site-fixture";

const start = process.cwd();
const { version } = process;
const sources = {
  "src/home.tsx": "home",
  "package-lock.json": "packages",
  "content/posts/a.md": "article",
};
const cache = {
  ".cache/data/data.mdb": "data",
  ".cache/redux/state": "state",
  ".cache/webpack/0.pack": "",
  "public/index.html": "page",
  [QUERY_TYPES]: "",
};

/** A project with a cache that is complete. */
beforeEach(() => {
  process.chdir(folderOf({ ...sources, ...cache }));
  markCacheComplete(cacheKey());
});
afterEach(() => {
  process.chdir(start);
  delete process.env["CONTENT_DIR"];
  Object.defineProperty(process, "version", { value: version });
  removeFolders();
});

const clean = () => cleanIfCodeChanged(cacheKey());
const listRoot = () => fs.readdirSync(".").sort();
const append = (file: string) => () => fs.appendFileSync(file, " ");
function writeOffer() {
  fs.mkdirSync("content/settings");
  fs.writeFileSync("content/settings/product.yml", "name: Another");
}

it("keeps a cache that is complete after a change of a text, and has nothing to delete before the first build", () => {
  append("content/posts/a.md")();
  fs.utimesSync("src/home.tsx", 1, 1);
  append(QUERY_TYPES)();
  expect([clean(), fs.readdirSync(".cache").sort()]).toEqual([false, ["complete", "data", "redux", "webpack"]]);
  process.chdir(folderOf(sources));
  expect(clean()).toBe(false);
});

it.each<[string, () => void]>([
  ["a build that was stopped", invalidateCache],
  ["pages without their cache", () => fs.rmSync(".cache", { recursive: true })],
  ["a change of a page", append("src/home.tsx")],
  ["a change of the packages", append("package-lock.json")],
  ["a renamed file", () => fs.renameSync("src/home.tsx", "src/house.tsx")],
  ["another version of Node", () => void Object.defineProperty(process, "version", { value: "v0.0.0" })],
  [
    "a build in another folder",
    () => {
      const copy = folderOf();
      fs.cpSync(".", copy, { recursive: true });
      process.chdir(copy);
    },
  ],
])("deletes the cache after %s", (_, change) => {
  change();
  expect([clean(), listRoot()]).toEqual([true, ["content", "package-lock.json", "src"]]);
});

it.each<[string, () => void]>([
  ["the offer has changed", writeOffer],
  ["the content is in another folder", () => void (process.env["CONTENT_DIR"] = "elsewhere")],
])("keeps only what is compiled when %s", (_, change) => {
  change();
  expect([clean(), listRoot()]).toEqual([true, [".cache", "content", QUERY_TYPES, "package-lock.json", "src"]]);
  expect(fs.readdirSync(".cache")).toEqual(["webpack"]);
});

it.each<[boolean, string, Record<string, number>]>([
  [true, "that has saved its state since", { "content/posts/a.md": 20, "content/posts": 10, ".cache/redux/state": 30 }],
  [false, "that was stopped before it saved a change of a text", { "content/posts/a.md": 40, ".cache/redux/state": 30 }],
  [false, "that was stopped before it saved that a text was deleted", { "content/posts": 40, ".cache/redux/state": 30 }],
  [false, "that was stopped before it saved anything", { ".cache/redux/state": 4 }],
])("a build after a develop is warm: %s, for one %s", (isWarm, _, times) => {
  invalidateCache();
  for (const name of ["content", "content/posts", "content/posts/a.md", ".cache/redux", ".cache/redux/state"])
    fs.utimesSync(name, times[name] ?? 1, times[name] ?? 1);
  markDevelopedCache(cacheKey(), 5000);
  expect(clean()).toBe(!isWarm);
});

it("a develop without any state is not complete", () => {
  invalidateCache();
  fs.rmSync(".cache/redux", { recursive: true });
  markDevelopedCache(cacheKey(), 0);
  expect(clean()).toBe(true);
});
