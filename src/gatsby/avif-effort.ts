import sharp from "sharp";

type Avif = sharp.Sharp["avif"];

/**
 * Lowers the effort of AVIF compression. gatsby-plugin-sharp has no option for it, and sharp's default takes five times
 * as long for files of the same size.
 *
 * @param effort 0 (fastest) to 9
 */
export function setAvifEffort(effort: number): void {
  const prototype = (sharp as unknown as { prototype: { avif: Avif } }).prototype;
  const avif = prototype.avif;
  prototype.avif = function (this: sharp.Sharp, options?: sharp.AvifOptions) {
    return avif.call(this, { effort, ...options });
  };
}
