import fs from "fs";
import { beginBuild, cleanStaleBuild, completeBuild, QUERY_TYPES } from "../../../src/gatsby/stale-build";
import { folderOf, removeFolders } from "../publish/site-fixture";

afterEach(removeFolders);

const buildFolder = () => {
  const root = folderOf({ ".cache/data/data.mdb": "data", "public/index.html": "page", [QUERY_TYPES]: "", "src/a.ts": "" });
  completeBuild(root, "code");
  return root;
};

it("keeps a build that was completed in the same folder with the same code", () => {
  const root = buildFolder();
  expect(cleanStaleBuild(root, "code")).toBe(false);
  expect(fs.readdirSync(root).sort()).toEqual([".cache", QUERY_TYPES, "public", "src"]);
});

it.each<[string, (root: string) => string]>([
  ["a build that was stopped", (root) => (beginBuild(root), root)],
  ["pages without their cache", (root) => (fs.rmSync(`${root}/.cache`, { recursive: true }), root)],
  ["a marker that was written in part", (root) => (fs.writeFileSync(`${root}/.cache/completed-build`, "cod"), root)],
  ["a change of code", (root) => (completeBuild(root, "other"), root)],
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
  expect(cleanStaleBuild(root, "code")).toBe(true);
  expect(fs.readdirSync(root)).toEqual(["src"]);
});

it("has nothing to delete before the first build", () => {
  expect(cleanStaleBuild(folderOf({ "package.json": "{}" }), "code")).toBe(false);
});
