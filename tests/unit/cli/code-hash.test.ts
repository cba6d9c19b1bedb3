import fs from "fs";
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

const append = (file: string) => () => fs.appendFileSync(file, " ");

it.each<[string, () => void]>([
  ["a page", append("src/pages/home.tsx")],
  ["a static file", append("static/favicon.svg")],
  ["Gatsby's configuration", append("gatsby-config.ts")],
  ["the packages", append("package-lock.json")],
  ["a new file", () => fs.writeFileSync("src/new.ts", "")],
  ["a renamed file", () => fs.renameSync("src/pages/home.tsx", "src/pages/house.tsx")],
  ["a deleted file", () => fs.rmSync("src/pages/home.tsx")],
  ["the version of Node", () => void Object.defineProperty(process, "version", { value: "v0.0.0" })],
])("changes with %s", (_, change) => {
  const before = codeHash("");
  change();
  expect(codeHash("")).not.toBe(before);
});

it("changes with the content folder, and not with content, times, the types that a build writes or another folder", () => {
  const before = codeHash("");
  expect(codeHash("elsewhere")).not.toBe(before);
  append("content/posts/a.md")();
  fs.utimesSync("src/pages/home.tsx", 1, 1);
  fs.writeFileSync("graphql-types.d.ts", "types");
  const copy = folderOf();
  fs.cpSync(".", copy, { recursive: true });
  process.chdir(copy);
  expect(codeHash("")).toBe(before);
});
