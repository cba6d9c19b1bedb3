import fs from "fs";
import path from "path";
import { bundle } from "../../../../src/cms/server/bundle";
import { folderOf, removeFolders } from "../../publish/site-fixture";

afterEach(removeFolders);

/** Bundles a project whose packages are linked from another folder; returns the names of the output files. */
async function bundleIn(folder: string, packages: string): Promise<string[]> {
  const main = path.join(folder, "src/main.ts");
  fs.mkdirSync(path.dirname(main), { recursive: true });
  fs.writeFileSync(main, 'import { text } from "a-package";\nconsole.log(text);\n');
  fs.symlinkSync(packages, path.join(folder, "node_modules"));
  const output = await bundle({
    absWorkingDir: folder,
    cacheDirectory: path.join(folder, "cache"),
    version: "1",
    name: "x",
    entryPoints: { x: main },
    entryNames: "[name]-[hash]",
  });
  return fs.readdirSync(output);
}

it("names files the same wherever the project and its packages are", async () => {
  const root = folderOf({ "packages/a-package/index.js": "/*! A licence */ exports.text = 'x';" });
  const packages = path.join(root, "packages");
  const names = await bundleIn(path.join(root, "one"), packages);
  expect(names).toHaveLength(2);
  expect(await bundleIn(path.join(root, "one/more/below"), packages)).toEqual(names);
});
