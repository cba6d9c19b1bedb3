import fs from "fs";
import path from "path";
import webpack from "webpack";
import { ChunkHashesByContent } from "../../../src/gatsby/incremental/content-chunk-hashes";
import { folderOf, removeFolders } from "../publish/site-fixture";

afterEach(removeFolders);

/** Webpack's name of the chunk that it makes of a program, and the file. */
function compiled(program: string, hashSalt: string, plugins: webpack.WebpackPluginInstance[]): Promise<{ hash: string; text: string }> {
  const folder = folderOf({ "main.js": program });
  const compiler = webpack({
    mode: "none",
    context: folder,
    entry: "./main.js",
    // The salt stands for whatever a hash takes in besides the files.
    output: { path: path.join(folder, "out"), filename: "main.js", hashSalt },
    plugins,
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      const [chunk] = stats?.compilation.chunks ?? [];
      if (error || !chunk?.hash) reject(error ?? new Error("webpack made no chunk"));
      else resolve({ hash: chunk.hash, text: fs.readFileSync(path.join(folder, "out", "main.js"), "utf8") });
    }),
  );
}

it("is the same for the same files, where webpack's own is not", async () => {
  const [own, other] = [await compiled("console.log(1)", "a", []), await compiled("console.log(1)", "b", [])];
  expect(other.text).toBe(own.text);
  expect(other.hash).not.toBe(own.hash);
  const [first, second] = await Promise.all(["a", "b"].map((salt) => compiled("console.log(1)", salt, [new ChunkHashesByContent()])));
  expect(first).toEqual(second);
});

it("is another one for other files", async () => {
  const [first, second] = await Promise.all(
    ["console.log(1)", "console.log(2)"].map((program) => compiled(program, "a", [new ChunkHashesByContent()])),
  );
  expect(first?.hash).not.toBe(second?.hash);
});
