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

it("changes with code, static files, settings, packages and Node, and with each new, renamed or deleted file", () => {
  const changes = [
    ...["src/pages/home.tsx", "static/favicon.svg", "gatsby-config.ts", "package-lock.json"].map(append),
    () => fs.writeFileSync("src/new.ts", ""),
    () => fs.renameSync("src/pages/home.tsx", "src/pages/house.tsx"),
    () => fs.rmSync("src/pages/house.tsx"),
    () => void Object.defineProperty(process, "version", { value: "v0.0.0" }),
  ];
  const hashes = [() => undefined, ...changes].map((change) => (change(), codeHash("")));
  expect(new Set(hashes).size).toBe(changes.length + 1);
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
