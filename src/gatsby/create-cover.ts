import type { CreateNodeArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import sharp from "sharp";
import { COVER_VERSION, coverSvg } from "../traces/cover";
import type { BandName } from "../site/bands";

/**
 * Draws an article's cover and hands it to Gatsby as a file, as if an editor had put it there.
 *
 * @returns absolute path of the file
 */
export async function createCover(
  slug: string,
  band: BandName,
  { actions, cache, createContentDigest, createNodeId, node }: CreateNodeArgs,
): Promise<string> {
  const hash = createContentDigest({ slug, band, COVER_VERSION });
  const drawn = (await cache.get(hash)) as string | undefined;
  const buffer = drawn
    ? Buffer.from(drawn, "base64")
    : await sharp(Buffer.from(coverSvg(slug, band)))
        .png({ palette: true, compressionLevel: 9 })
        .toBuffer();
  if (!drawn) await cache.set(hash, buffer.toString("base64"));
  const file = await createFileNodeFromBuffer({
    buffer,
    cache,
    createNode: actions.createNode,
    createNodeId,
    parentNodeId: node.id,
    hash,
    ext: ".png",
    name: slug,
  });
  return file["absolutePath"] as string;
}
