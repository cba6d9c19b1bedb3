import satori from "satori";
import sharp from "sharp";
import { OPEN_GRAPH_HEIGHT, OPEN_GRAPH_WIDTH, openGraphBackground, OpenGraphCard, type OpenGraphContent } from "./open-graph-card";
import type { OpenGraphFonts } from "./open-graph-fonts";

/**
 * Draws an Open Graph image as a PNG of about 45 kB.
 *
 * @returns the same bytes for the same content
 */
export async function drawOpenGraphImage(content: OpenGraphContent, fonts: OpenGraphFonts): Promise<Buffer> {
  const svg = await openGraphSvg(content, fonts);
  // A JPEG of the same quality is more than twice as large: few colours, plain background.
  return sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, colours: 48, dither: 0, effort: 1, compressionLevel: 6 }).toBuffer();
}

/** An Open Graph image as SVG of 1200 × 630. Text is converted to paths, so that rasterizing needs no fonts. */
export async function openGraphSvg(content: OpenGraphContent, { serif, sans }: OpenGraphFonts): Promise<string> {
  const texts = await satori(OpenGraphCard({ content }), {
    width: OPEN_GRAPH_WIDTH,
    height: OPEN_GRAPH_HEIGHT,
    fonts: [
      { name: "Newsreader", data: serif, weight: 400 },
      { name: "Hanken Grotesk", data: sans, weight: 600 },
    ],
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${OPEN_GRAPH_WIDTH}" height="${OPEN_GRAPH_HEIGHT}" viewBox="0 0 ${OPEN_GRAPH_WIDTH} ${OPEN_GRAPH_HEIGHT}">` +
    `${openGraphBackground(content)}${texts}</svg>`
  );
}
