import sharp from "sharp";

/** Draws an icon of 64 × 64 as a PNG of another width. The same SVG gives the same bytes. */
export const drawIcon = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * width) / 64 })
    .png()
    .toBuffer();
