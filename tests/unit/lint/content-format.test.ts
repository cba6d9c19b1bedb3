import path from "node:path";
import type { ContentFields } from "../../../src/content-model/serialize";
import { formatFile } from "../../../src/lint/node/content-format";
import { folderOf, removeFolders } from "../publish/site-fixture";

afterAll(removeFolders);

it("refuses to format when readers would see something else, and says where", () => {
  const folder = folderOf({ "about.md": "---\ntitle: About\n---\nFirst.\n\n* one\n" });
  const entry = { type: "about", file: "content/pages/about.md", absolutePath: path.join(folder, "about.md"), bytes: 1 } as const;
  const changeText = (_: unknown, fields: ContentFields) => ({ ...fields, body: "First.\n\n* One" });
  const message = "the CMS would change '* one'";
  expect(formatFile(entry, changeText)).toMatchObject({ diagnostic: { line: 6, id: "format", message } });
});
