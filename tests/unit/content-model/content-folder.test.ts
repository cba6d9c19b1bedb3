import fs from "fs";
import path from "path";
import { formatDiagnostic } from "../../../src/content-model/diagnostic";
import { listContent, readContentFile, readOffer } from "../../../src/content-model/node/content-folder";
import { folderOf, removeFolders } from "../publish/site-fixture";

afterEach(() => {
  delete process.env["CONTENT_DIR"];
  removeFolders();
});

it("reads a settings file of the folder in CONTENT_DIR, or reports every problem of it on its own line", () => {
  const directory = folderOf();
  process.env["CONTENT_DIR"] = directory;
  const item = { slug: "a", label: "A", description: "B", palette: "teal", motif: "spectrogram" };
  const write = (text: string) => fs.writeFileSync(path.join(directory, "settings/categories.yml"), text);
  fs.mkdirSync(path.join(directory, "settings"));
  write(JSON.stringify({ items: [item] }));
  expect(readContentFile("categories").items).toEqual([item]);
  write(`items: [${JSON.stringify({ ...item, palette: "pink" })}]\ncolor: red\n`);
  expect(() => readContentFile("categories")).toThrow(
    /settings\/categories\.yml:1:\d+ error\[field\] .*palette must be one of .*\n.*:2:1 error\[unknown-field\] unknown field 'color'; correct its name, or remove it$/,
  );
});

it("lists neither hidden files nor those of macOS, and reports symbolic links, also to folders, folders in the place of files, and a list of URLs in another encoding", () => {
  const directory = folderOf({
    "posts/a.md": "",
    "posts/.idea.md": "",
    "posts/._a.md": "",
    ".git/posts/a.md": "",
    "published-urls.txt": "\0/\0",
    "posts/c.md/.keep": "",
    "pages/faq.yml/.keep": "",
  });
  fs.symlinkSync(path.join(directory, "posts/a.md"), path.join(directory, "posts/b.md"));
  fs.symlinkSync(path.join(directory, "posts"), path.join(directory, "references"));
  fs.symlinkSync("nowhere.yml", path.join(directory, "pages/home.yml"));
  const { entries, diagnostics } = listContent(directory, "content");
  expect(entries.map(({ file }) => file)).toEqual(["content/posts/a.md"]);
  const shown = diagnostics.filter(({ id, file }) => id !== "missing-file" || /home|faq/.test(file));
  expect(shown.map(formatDiagnostic)).toEqual([
    "content/pages/home.yml:1:1 error[symbolic-link] this is a symbolic link; put the file itself here",
    "content/posts/b.md:1:1 error[symbolic-link] this is a symbolic link; put the file itself here",
    "content/references:1:1 error[symbolic-link] this is a symbolic link; put the file itself here",
    "content/pages/faq.yml:1:1 error[folder] this is a folder, and a file belongs here; rename it, or delete it",
    "content/posts/c.md:1:1 error[folder] this is a folder, and a file belongs here; rename it, or delete it",
    "content/published-urls.txt:1:1 error[encoding] a character cannot be read as UTF-8; save the file as UTF-8, and write the character again",
  ]);
});

it("reads the facts of the offer beside folders, which may have the name of a file", () => {
  const directory = folderOf({
    "first-hand/recordings/2026/a.txt": "",
    "settings/product.yml/a.txt": "",
    "settings/site.yml": "brand: A Brand\n",
  });
  expect(readOffer(directory).brand).toBe("A Brand");
  expect(() => readContentFile("product", directory)).toThrow(
    "settings/product.yml:1:1 error[missing-file] the file is missing; every site needs its product settings",
  );
  expect(readOffer(folderOf({ settings: "", "first-hand/recordings": "" }))).toMatchObject({ brand: undefined });
});
