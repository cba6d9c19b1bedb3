import fs from "fs";
import path from "path";
import { NameCache } from "../../../src/publish/kept-names";
import { folderOf, removeFolders } from "./site-fixture";

afterEach(removeFolders);

/** What a run gives for documents by their content, and which of them it read. */
function run(file: string, contents: readonly (string | undefined)[], version = "1") {
  const names = new NameCache(file, version);
  const read: (string | undefined)[] = [];
  const found = contents.map((content) => names.of(content, () => (read.push(content), [`${content}.jpg`])));
  names.save();
  return { found, read };
}

it("reads a document again only when it holds something else", () => {
  const file = path.join(folderOf({}), "cache", "names");
  expect(run(file, ["a", "b"]).read).toEqual(["a", "b"]);
  expect(run(file, ["b", "c"])).toEqual({ found: [["b.jpg"], ["c.jpg"]], read: ["c"] });
  // What the last run did not ask for is not kept for ever.
  expect(run(file, ["a"]).read).toEqual(["a"]);
});

it("reads a document of which nothing is known every time", () => {
  const file = path.join(folderOf({}), "names");
  expect(run(file, [undefined]).read).toEqual([undefined]);
  expect(run(file, [undefined]).read).toEqual([undefined]);
});

it("reads all documents anew with other code, and when the cache is damaged", () => {
  const file = path.join(folderOf({}), "names");
  run(file, ["a"]);
  expect(run(file, ["a"], "2").read).toEqual(["a"]);
  fs.writeFileSync(file, "damaged");
  expect(run(file, ["a"], "2")).toEqual({ found: [["a.jpg"]], read: ["a"] });
});
