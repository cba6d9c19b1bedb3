import { createHash } from "crypto";
import type { Chunk, Compilation, Compiler, WebpackPluginInstance } from "webpack";

/**
 * Names chunks by what is in their files. Webpack's own hash takes in how it came to them: with its cache it may be
 * another one for the same files, and Gatsby then draws every page of the site anew.
 */
export class ChunkHashesByContent implements WebpackPluginInstance {
  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap(ChunkHashesByContent.name, (compilation) => {
      compilation.hooks.afterProcessAssets.tap(ChunkHashesByContent.name, () => {
        for (const chunk of compilation.chunks) chunk.hash = hashOf(chunk, compilation);
      });
    });
  }
}

function hashOf({ files }: Chunk, compilation: Compilation): string {
  const hash = createHash("sha1");
  for (const file of [...files].sort()) hash.update(`${file}\0`).update(compilation.getAsset(file)?.source.buffer() ?? "");
  return hash.digest("hex");
}
