import fs from "fs";
import path from "path";
import { filesBelow } from "../../../src/folders/files-below";
import { removeFolder } from "../../../src/folders/remove-folder";
import { folderOf, removeFolders } from "../publish/site-fixture";

afterEach(removeFolders);

const files = { "b.html": "1", "a/b/c.html": "2", "a/b.html": "3", ".hidden": "4", "a.b/c": "5" };

describe("filesBelow", () => {
  it("names every file, in the order of their names", () => {
    const folder = folderOf(files);
    fs.mkdirSync(path.join(folder, "empty"));
    expect(filesBelow(folder)).toEqual([".hidden", "a.b/c", "a/b.html", "a/b/c.html", "b.html"]);
  });
});

describe("removeFolder", () => {
  it("takes away a folder with all that is in it, and nothing that a link leads to", () => {
    const [folder, other] = [folderOf(files), folderOf({ "kept.html": "kept" })];
    fs.symlinkSync(other, path.join(folder, "a", "link"));
    fs.linkSync(path.join(other, "kept.html"), path.join(folder, "a", "further.html"));
    removeFolder(folder);
    expect(fs.existsSync(folder)).toBe(false);
    expect(fs.readFileSync(path.join(other, "kept.html"), "utf8")).toBe("kept");
  });

  it("takes away a link to a folder alone", () => {
    const [folder, other] = [folderOf({}), folderOf(files)];
    const link = path.join(folder, "link");
    fs.symlinkSync(other, link);
    removeFolder(link);
    expect(fs.readdirSync(folder)).toEqual([]);
    expect(filesBelow(other)).toHaveLength(5);
  });

  it("takes a folder that is not there for done", () => {
    expect(() => removeFolder(path.join(folderOf({}), "none"))).not.toThrow();
  });
});
