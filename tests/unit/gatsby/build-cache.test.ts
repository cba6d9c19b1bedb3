import fs from "fs";
import { cleanIfCodeChanged, invalidateCache, markCacheComplete, markDevelopedCache, QUERY_TYPES } from "../../../src/gatsby/build-cache";
import { folderOf, removeFolders } from "../publish/site-fixture";

afterEach(removeFolders);

const files = {
  ".cache/data/data.mdb": "data",
  ".cache/redux/state": "state",
  ".cache/webpack/0.pack": "",
  "public/index.html": "page",
  [QUERY_TYPES]: "",
};
const key = { code: "code", content: "offer" };
const startedFolder = () => folderOf({ ...files, "content/posts/a.md": "text", "src/a.ts": "" });
const buildFolder = () => {
  const root = startedFolder();
  markCacheComplete(root, key);
  return root;
};

it("keeps a cache that is complete, and of the same folder and code, and has nothing to delete before the first build", () => {
  expect(cleanIfCodeChanged(folderOf({ "package.json": "{}" }), key)).toBe(false);
  const root = buildFolder();
  expect(cleanIfCodeChanged(root, key)).toBe(false);
  expect(fs.readdirSync(root).sort()).toEqual([".cache", "content", QUERY_TYPES, "public", "src"]);
});

it.each<[string, (root: string) => string]>([
  ["a build that was stopped", (root) => (invalidateCache(root), root)],
  ["pages without their cache", (root) => (fs.rmSync(`${root}/.cache`, { recursive: true }), root)],
  ["a change of code", (root) => (markCacheComplete(root, { ...key, code: "other" }), root)],
  [
    "a build in another folder",
    (root) => {
      const copy = folderOf({});
      fs.cpSync(root, copy, { recursive: true });
      return copy;
    },
  ],
])("deletes %s", (_, change) => {
  const root = change(buildFolder());
  expect(cleanIfCodeChanged(root, key)).toBe(true);
  expect(fs.readdirSync(root)).toEqual(["content", "src"]);
});

it("keeps only what is compiled when the offer has changed", () => {
  const root = buildFolder();
  expect(cleanIfCodeChanged(root, { ...key, content: "another" })).toBe(true);
  expect(fs.readdirSync(root).sort()).toEqual([".cache", "content", QUERY_TYPES, "src"]);
  expect(fs.readdirSync(`${root}/.cache`)).toEqual(["webpack"]);
});

it.each<[boolean, string, Record<string, number>]>([
  [true, "that has saved its state since", { "content/posts/a.md": 20, "content/posts": 10, ".cache/redux/state": 30 }],
  [false, "that was stopped before it saved a change of a text", { "content/posts/a.md": 40, ".cache/redux/state": 30 }],
  [false, "that was stopped before it saved that a text was deleted", { "content/posts": 40, ".cache/redux/state": 30 }],
  [false, "that was stopped before it saved anything", { ".cache/redux/state": 4 }],
])("a build after a develop is warm: %s, for one %s", (isWarm, _, times) => {
  const root = startedFolder();
  const folders = ["content", "content/posts", "content/posts/a.md", ".cache/redux", ".cache/redux/state"];
  for (const name of folders) fs.utimesSync(`${root}/${name}`, times[name] ?? 1, times[name] ?? 1);
  markDevelopedCache(root, key, `${root}/content`, 5000);
  expect(cleanIfCodeChanged(root, key)).toBe(!isWarm);
});

it("a develop without any state is not complete", () => {
  const root = folderOf({ ".cache/a": "", "content/a.md": "" });
  markDevelopedCache(root, key, `${root}/content`, 0);
  expect(cleanIfCodeChanged(root, key)).toBe(true);
});
