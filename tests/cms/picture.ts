import sharp from "sharp";

/** A PNG that is wide enough for the top of an article. */
export function picture(): Promise<Buffer> {
  return sharp({ create: { width: PICTURE_WIDTH, height: 900, channels: 3, background: "#7a8b99" } })
    .png()
    .toBuffer();
}

export const PICTURE_WIDTH = 1600;
