import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { ContentFields } from "../../../src/content-model/serialize";
import { formatFile } from "../../../src/lint/node/content-format";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "format-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

it("puts fields in order and Markdown in the canonical format, and refuses when readers would see something else", () => {
  const absolutePath = path.join(folder, "about.md");
  const entry = { type: "about", file: "content/pages/about.md", absolutePath, bytes: 1 } as const;
  fs.writeFileSync(absolutePath, "---\nheading: H\ntitle: About\n---\n- one\n");
  expect(formatFile(entry)).toMatchObject({ text: "---\ntitle: About\nheading: H\n---\n* one\n" });
  fs.writeFileSync(absolutePath, "---\ntitle: About\n---\n* one\n");
  expect(formatFile(entry)).toMatchObject({ text: "---\ntitle: About\n---\n* one\n" });
  fs.writeFileSync(absolutePath, "---\ntitle: About\n---\nFirst.\n\n* one\n");
  const message = "the CMS would change '* one'";
  const changeText = (_: unknown, fields: ContentFields) => ({ ...fields, body: "First.\n\n* One" });
  expect(formatFile(entry, changeText)).toMatchObject({ diagnostic: { line: 6, id: "format", message } });
});
