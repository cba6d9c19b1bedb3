import fs from "fs";
import { cacheKey } from "../../../src/cli/cache-key";
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
  ["the packages", append("package-lock.json")],
  ["a renamed file", () => fs.renameSync("src/pages/home.tsx", "src/pages/house.tsx")],
  ["the version of Node", () => void Object.defineProperty(process, "version", { value: "v0.0.0" })],
])("has other code after a change of %s", (_, change) => {
  const before = cacheKey("");
  change();
  expect(cacheKey("").code).not.toBe(before.code);
});

it("has other content in another folder or with another offer, and the same of everything else", () => {
  const before = cacheKey("");
  expect(cacheKey("elsewhere")).toEqual({ code: before.code, content: expect.not.stringMatching(before.content) as string });
  append("content/posts/a.md")();
  fs.utimesSync("src/pages/home.tsx", 1, 1);
  fs.writeFileSync("graphql-types.d.ts", "types");
  const copy = folderOf();
  fs.cpSync(".", copy, { recursive: true });
  process.chdir(copy);
  expect(cacheKey("")).toEqual(before);
  fs.mkdirSync("content/settings");
  fs.writeFileSync("content/settings/product.yml", "name: Another");
  expect(cacheKey("")).toEqual({ code: before.code, content: expect.not.stringMatching(before.content) as string });
});
