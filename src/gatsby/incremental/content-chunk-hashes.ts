import { createHash } from "crypto";
import type { Chunk, Compilation, Compiler, WebpackPluginInstance } from "webpack";

/**
 * Hashes chunks by the content of their files. Webpack's own hash may change with its cache although the files do not,
 * and Gatsby then renders every page of the site again.
 */
export class ContentChunkHashes implements WebpackPluginInstance {
  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap(ContentChunkHashes.name, (compilation) => {
      compilation.hooks.afterProcessAssets.tap(ContentChunkHashes.name, () => {
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
