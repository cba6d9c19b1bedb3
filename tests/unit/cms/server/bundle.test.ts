import fs from "fs";
import path from "path";
import { bundle } from "../../../../src/cms/server/bundle-cms";
import { folderOf, removeFolders } from "../../publish/site-fixture";

afterEach(removeFolders);

/** Names of the files that a project of this folder is bundled to; its packages lie elsewhere. */
async function namesIn(folder: string, packages: string): Promise<string[]> {
  const main = path.join(folder, "src/main.ts");
  fs.mkdirSync(path.dirname(main), { recursive: true });
  fs.writeFileSync(main, 'import { said } from "a-package";\nconsole.log(said);\n');
  fs.symlinkSync(packages, path.join(folder, "node_modules"));
  const made = await bundle({
    absWorkingDir: folder,
    cacheDirectory: path.join(folder, "cache"),
    version: "1",
    name: "x",
    entryPoints: { x: main },
    entryNames: "[name]-[hash]",
  });
  return fs.readdirSync(made);
}

it("has the same names in every folder, wherever its packages lie", async () => {
  const root = folderOf({ "packages/a-package/index.js": "/*! A licence */ exports.said = 'x';" });
  const packages = path.join(root, "packages");
  const names = await namesIn(path.join(root, "one"), packages);
  expect(names).toHaveLength(2);
  expect(await namesIn(path.join(root, "one/more/below"), packages)).toEqual(names);
});
