import fs from "fs";
import path from "path";
import webpack from "webpack";
import { ContentChunkHashes } from "../../../../src/gatsby/incremental/content-chunk-hashes";
import { folderOf, removeFolders } from "../../publish/site-fixture";

afterEach(removeFolders);

/** Compiles a program; returns the hash of its chunk and the text of its file. */
function compile(program: string, hashSalt: string, plugins: webpack.WebpackPluginInstance[]): Promise<{ hash: string; text: string }> {
  const folder = folderOf({ "main.js": program });
  const compiler = webpack({
    mode: "none",
    context: folder,
    entry: "./main.js",
    // In place of what webpack hashes besides the files.
    output: { path: path.join(folder, "out"), filename: "main.js", hashSalt },
    plugins,
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      const [chunk] = stats?.compilation.chunks ?? [];
      if (error || !chunk?.hash) reject(error ?? new Error("webpack wrote no chunk"));
      else resolve({ hash: chunk.hash, text: fs.readFileSync(path.join(folder, "out", "main.js"), "utf8") });
    }),
  );
}

it("is the same for the same files, unlike webpack's own hash", async () => {
  const [own, other] = [await compile("console.log(1)", "a", []), await compile("console.log(1)", "b", [])];
  expect(other.text).toBe(own.text);
  expect(other.hash).not.toBe(own.hash);
  const [first, second] = await Promise.all(["a", "b"].map((salt) => compile("console.log(1)", salt, [new ContentChunkHashes()])));
  expect(first).toEqual(second);
});

it("differs for different files", async () => {
  const [first, second] = await Promise.all(
    ["console.log(1)", "console.log(2)"].map((program) => compile(program, "a", [new ContentChunkHashes()])),
  );
  expect(first?.hash).not.toBe(second?.hash);
});
