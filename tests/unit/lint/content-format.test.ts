import path from "node:path";
import { formatFile } from "../../../src/lint/node/content-format";
import { folderOf, removeFolders } from "../publish/site-fixture";

afterAll(removeFolders);

it("refuses to format when readers would see something else, and says where", () => {
  const folder = folderOf({ "about.md": "---\ntitle: About\n---\nFirst.\n\n:::one\n\n> Two.\n" });
  const entry = { type: "about", file: "content/pages/about.md", absolutePath: path.join(folder, "about.md"), bytes: 1 } as const;
  // A block without an end has one afterwards.
  expect(formatFile(entry)).toMatchObject({ diagnostic: { line: 7, id: "format", message: "the CMS would change ''" } });
});
