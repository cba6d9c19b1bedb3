import fs from "fs";
import path from "path";
import { codeHash } from "../../../src/cli/code-hash";
import { folderOf, removeFolders } from "../publish/site-fixture";

const start = process.cwd();
const { version } = process;
beforeEach(() =>
  process.chdir(
    folderOf({
      "src/pages/home.tsx": "home",
      "static/favicon.svg": "icon",
      "gatsby-config.ts": "settings",
      "package-lock.json": "packages",
      "content/posts/a.md": "article",
    }),
  ),
);
afterEach(() => {
  process.chdir(start);
  Object.defineProperty(process, "version", { value: version });
  removeFolders();
});

/** Whether a change changes the hash. */
function changesHash(change: () => void): boolean {
  const before = codeHash("");
  change();
  return codeHash("") !== before;
}

it.each(["src/pages/home.tsx", "static/favicon.svg", "gatsby-config.ts", "package-lock.json"])("changes with %s", (file) => {
  expect(changesHash(() => fs.appendFileSync(file, " "))).toBe(true);
});

it("changes with a new, a renamed and a deleted file", () => {
  expect(changesHash(() => fs.writeFileSync("src/new.ts", ""))).toBe(true);
  expect(changesHash(() => fs.renameSync("src/new.ts", "src/newer.ts"))).toBe(true);
  expect(changesHash(() => fs.rmSync("src/newer.ts"))).toBe(true);
});

it("changes with the version of Node and the content folder", () => {
  expect(changesHash(() => void Object.defineProperty(process, "version", { value: "v0.0.0" }))).toBe(true);
  expect(codeHash("elsewhere")).not.toBe(codeHash(""));
});

it("is the same after a change of content, of times or of the types that a build writes, and in another folder", () => {
  expect(changesHash(() => fs.appendFileSync("content/posts/a.md", "more"))).toBe(false);
  expect(changesHash(() => fs.utimesSync("src/pages/home.tsx", 1, 1))).toBe(false);
  expect(changesHash(() => fs.writeFileSync("graphql-types.d.ts", "types"))).toBe(false);
  const copy = folderOf({});
  expect(
    changesHash(() => {
      fs.cpSync(".", copy, { recursive: true });
      process.chdir(path.resolve(copy));
    }),
  ).toBe(false);
});
