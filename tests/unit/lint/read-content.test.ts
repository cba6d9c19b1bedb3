import fs from "node:fs";
import path from "node:path";
import { listContent } from "../../../src/content-model/node/content-folder";
import { readEntry } from "../../../src/lint/node/read-content";
import { articleFiles, contentFolder, removeContentFolders } from "./content-fixture";

afterEach(removeContentFolders);

it("parses a file again only when its text has changed", () => {
  const folder = contentFolder(articleFiles());
  const read = () => {
    const entry = listContent(folder, "content").entries.find(({ file }) => file.endsWith("posts/first.md"));
    return entry && readEntry(entry);
  };
  const first = read();
  expect(read()).toBe(first);
  fs.appendFileSync(path.join(folder, "posts", "first.md"), "\nOne more sentence.\n");
  expect(read()?.body).toContain("One more sentence.");
});
