import fs from "fs";
import { BuildManifest } from "../../../src/cli/build-manifest";
import { folderOf, removeFolders } from "../publish/site-fixture";

afterEach(removeFolders);

const built = () => {
  const root = folderOf({ ".cache/data/data.mdb": "data", "public/index.html": "page", "public/blog/index.html": "blog" });
  new BuildManifest(root, "code").end();
  return root;
};
const why = (root: string, fingerprint = "code") => new BuildManifest(root, fingerprint).invalidReason();

it("is built upon when it came to its end and nothing changed, also elsewhere", () => {
  const root = built();
  expect(why(root)).toBeUndefined();
  const copy = folderOf({});
  fs.cpSync(root, copy, { recursive: true });
  expect(why(copy)).toBeUndefined();
});

it("knows a file that a further build changed by its new content", () => {
  const root = built();
  const next = new BuildManifest(root, "code");
  expect(next.invalidReason()).toBeUndefined();
  fs.writeFileSync(`${root}/public/index.html`, "PAGE");
  next.end();
  // Elsewhere its time does not tell.
  const copy = folderOf({});
  fs.cpSync(root, copy, { recursive: true });
  expect(why(copy)).toBeUndefined();
});

it("says what each file held when the last build came to its end", () => {
  const root = built();
  const next = new BuildManifest(root, "code");
  expect(next.invalidReason()).toBeUndefined();
  const [page, blog] = ["public/index.html", "public/blog/index.html"].map((name) => next.contentOf(name));
  expect(page).toBeDefined();
  expect(next.contentOf("public/none.html")).toBeUndefined();
  fs.writeFileSync(`${root}/public/index.html`, "other");
  next.end();
  expect(next.contentOf("public/index.html")).not.toBe(page);
  expect(next.contentOf("public/blog/index.html")).toBe(blog);
});

it("is nothing before the first build", () => {
  expect(why(folderOf({ "package.json": "{}" }))).toBeUndefined();
});

it.each<[string, (root: string) => void, string]>([
  ["a build that was stopped", (root) => new BuildManifest(root, "code").begin(), "The last build did not come to its end"],
  ["a page that is half written", (root) => fs.writeFileSync(`${root}/public/index.html`, "pa"), "Files of the last build have changed"],
  ["a page that is gone", (root) => fs.rmSync(`${root}/public/blog/index.html`), "Files of the last build have changed"],
  ["a file too many", (root) => fs.writeFileSync(`${root}/public/x.html`, ""), "Files of the last build have changed"],
  [
    "a bit that flipped in the cache",
    (root) => fs.writeFileSync(`${root}/.cache/data/data.mdb`, "dat`"),
    "Files of the last build have changed",
  ],
  ["a cache without its pages", (root) => fs.rmSync(`${root}/public`, { recursive: true }), "Files of the last build have changed"],
  ["pages without their cache", (root) => fs.rmSync(`${root}/.cache`, { recursive: true }), "The last build did not come to its end"],
  [
    "a mark that is half written",
    (root) => fs.writeFileSync(`${root}/.cache/build-mark`, "code"),
    "The last build did not come to its end",
  ],
])("is cleaned after %s", (_, harm, reason) => {
  const root = built();
  harm(root);
  expect(why(root)).toBe(reason);
  new BuildManifest(root, "code").clean();
  expect(fs.readdirSync(root)).toEqual([]);
});

it("is cleaned when the code is another", () => {
  expect(why(built(), "other")).toBe("Code has changed since the last build");
});
