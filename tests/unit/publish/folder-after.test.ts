import fs from "fs";
import path from "path";
import { FolderAfter } from "../../../src/publish/folder-after";
import { filesOf, folderOf, removeFolders } from "./site-fixture";

afterEach(removeFolders);
afterEach(() => jest.restoreAllMocks());

const original = () => path.join(folderOf({ "a.html": "first" }), "a.html");
const inode = (folder: string, name = "a.html") => fs.statSync(path.join(folder, name)).ino;

/** A further folder after one, given the same file under the same name. */
function next(before: string, file: string, name = "a.html"): string {
  const after = folderOf({});
  expect(new FolderAfter(before, after).bring(file, name)).toBe(true);
  return after;
}

it("links what is as it was, and never the original", () => {
  const file = original();
  const first = next(folderOf({}), file, "deep/er/a.html");
  expect(filesOf(first)).toEqual({ "deep/er/a.html": "first" });
  const second = next(first, file, "deep/er/a.html");
  expect(inode(second, "deep/er/a.html")).toBe(inode(first, "deep/er/a.html"));
  expect(inode(second, "deep/er/a.html")).not.toBe(fs.statSync(file).ino);
});

it.each<[string, (file: string, published: string) => void]>([
  ["the original was written anew in the same length", (file) => write(file, "other", 5)],
  ["the original has another length", (file) => fs.writeFileSync(file, "longer than before")],
  ["somebody changed what is published", (_, published) => write(published, "wrong", 5)],
  ["what is published is gone", (_, published) => fs.rmSync(published)],
  ["what is published is a link to elsewhere", (file, published) => (fs.rmSync(published), fs.symlinkSync(file, published))],
])("copies when %s", (_, change) => {
  const file = original();
  const first = next(folderOf({}), file);
  change(file, path.join(first, "a.html"));
  const second = next(first, file);
  expect(filesOf(second)).toEqual({ "a.html": fs.readFileSync(file, "utf8") });
  expect(fs.lstatSync(path.join(second, "a.html")).nlink).toBe(1);
});

/** Writes a file some seconds later. */
function write(file: string, text: string, seconds: number): void {
  const later = new Date(fs.statSync(file).mtimeMs + seconds * 1000);
  fs.writeFileSync(file, text);
  fs.utimesSync(file, later, later);
}

it("copies where the disk knows no links", () => {
  const file = original();
  const first = next(folderOf({}), file);
  jest.spyOn(fs, "linkSync").mockImplementation(() => {
    throw new Error("EPERM");
  });
  expect(filesOf(next(first, file))).toEqual({ "a.html": "first" });
});

it("says what it was not given, and what it holds", () => {
  const folder = new FolderAfter(folderOf({}), folderOf({}));
  const file = original();
  expect(folder.bring(`${file}.gone`, "a.html")).toBe(false);
  expect(folder.bring(path.dirname(file), "a.html")).toBe(false);
  expect([folder.holds("a.html"), folder.sizeOf("a.html")]).toEqual([false, undefined]);
  expect(folder.bring(file, "a.html")).toBe(true);
  expect([folder.holds("a.html"), folder.sizeOf("a.html")]).toEqual([true, 5]);
});
