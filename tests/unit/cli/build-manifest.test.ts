import fs from "fs";
import { BuildManifest } from "../../../src/cli/build-manifest";
import { folderOf, removeFolders } from "../publish/site-fixture";

afterEach(removeFolders);

const buildFolder = () => {
  const root = folderOf({ ".cache/data/data.mdb": "data", "public/index.html": "page", "public/blog/index.html": "blog" });
  new BuildManifest(root, "code").end();
  return root;
};
const reason = (root: string, codeHash = "code") => new BuildManifest(root, codeHash).invalidReason();

/** A build with other files of the same content at the same path, as a host restores a cache. */
const restored = (root: string) => {
  const stored = folderOf({});
  fs.cpSync(root, stored, { recursive: true });
  fs.rmSync(root, { recursive: true });
  fs.cpSync(stored, root, { recursive: true });
  return root;
};

it("is valid when the build was completed and nothing has changed, also after its files were restored", () => {
  const root = buildFolder();
  expect(reason(root)).toBeUndefined();
  expect(reason(restored(root))).toBeUndefined();
});

it("is invalid in another folder, because caches have absolute paths", () => {
  const copy = folderOf({});
  fs.cpSync(buildFolder(), copy, { recursive: true });
  expect(reason(copy)).toBe("The last build was made in another folder");
});

it("has the new hash of a file that the next build changed", () => {
  const root = buildFolder();
  const next = new BuildManifest(root, "code");
  expect(next.invalidReason()).toBeUndefined();
  fs.writeFileSync(`${root}/public/index.html`, "PAGE");
  next.end();
  // Restored files have other times, so their content is compared.
  expect(reason(restored(root))).toBeUndefined();
});

it("has the hash of each file", () => {
  const root = buildFolder();
  const next = new BuildManifest(root, "code");
  expect(next.invalidReason()).toBeUndefined();
  const [page, blog] = ["public/index.html", "public/blog/index.html"].map((name) => next.hashOf(name));
  expect(page).toBeDefined();
  expect(next.hashOf("public/none.html")).toBeUndefined();
  fs.writeFileSync(`${root}/public/index.html`, "other");
  next.end();
  expect(next.hashOf("public/index.html")).not.toBe(page);
  expect(next.hashOf("public/blog/index.html")).toBe(blog);
});

it("has nothing to compare before the first build", () => {
  expect(reason(folderOf({ "package.json": "{}" }))).toBeUndefined();
});

it.each<[string, (root: string) => void, string]>([
  ["a build that was stopped", (root) => new BuildManifest(root, "code").begin(), "The last build was not completed"],
  [
    "a page that was written in part",
    (root) => fs.writeFileSync(`${root}/public/index.html`, "pa"),
    "Files of the last build have changed",
  ],
  ["a deleted page", (root) => fs.rmSync(`${root}/public/blog/index.html`), "Files of the last build have changed"],
  ["an additional file", (root) => fs.writeFileSync(`${root}/public/x.html`, ""), "Files of the last build have changed"],
  [
    "a bit that flipped in the cache",
    (root) => fs.writeFileSync(`${root}/.cache/data/data.mdb`, "dat`"),
    "Files of the last build have changed",
  ],
  ["a cache without its pages", (root) => fs.rmSync(`${root}/public`, { recursive: true }), "Files of the last build have changed"],
  ["pages without their cache", (root) => fs.rmSync(`${root}/.cache`, { recursive: true }), "The last build was not completed"],
  [
    "a manifest that was written in part",
    (root) => fs.writeFileSync(`${root}/.cache/build-manifest`, "code"),
    "The last build was not completed",
  ],
])("is invalid after %s", (_, damage, expected) => {
  const root = buildFolder();
  damage(root);
  expect(reason(root)).toBe(expected);
  new BuildManifest(root, "code").clean();
  expect(fs.readdirSync(root)).toEqual([]);
});

it("is invalid when the code has changed", () => {
  expect(reason(buildFolder(), "other")).toBe("Code has changed since the last build");
});
