import fs from "fs";
import path from "path";
import satori from "satori";
import sharp from "sharp";
import subsetFont from "subset-font";
import { OPEN_GRAPH_HEIGHT, OPEN_GRAPH_WIDTH, openGraphBackground, OpenGraphCard, type OpenGraphContent } from "./open-graph-card";

/** The site's fonts in a format that satori reads. */
type OpenGraphFonts = Readonly<Record<"serif" | "sans", Buffer>>;

/** No character is removed: the published fonts are subsets already. */
const allCharacters = Array.from({ length: 0x2300 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join("");

/**
 * Converts the fonts of the pages from WOFF2 to SFNT.
 *
 * @param directory `static/fonts`, written by `tools/fonts.ts`
 * @throws if a font is missing
 */
export async function readOpenGraphFonts(directory: string): Promise<OpenGraphFonts> {
  const unpack = (name: string, axes: Record<string, number>) =>
    subsetFont(fs.readFileSync(fontFile(directory, name)), allCharacters, { targetFormat: "sfnt", variationAxes: axes });
  const [serif, sans] = await Promise.all([unpack("serif", {}), unpack("sans", { wght: 600 })]);
  return { serif, sans };
}

/** File names contain a content hash. */
function fontFile(directory: string, name: string): string {
  const file = fs.readdirSync(directory).find((candidate) => candidate.startsWith(`${name}.`) && candidate.endsWith(".woff2"));
  if (!file) throw new Error(`${directory} contains no font '${name}'; run npx tsx tools/fonts.ts`);
  return path.join(directory, file);
}

/** Draws an Open Graph image as a PNG of about 45 kB, with a picture 140 kB. The same content gives the same bytes. */
export async function drawOpenGraphImage(content: OpenGraphContent, fonts: OpenGraphFonts): Promise<Buffer> {
  const svg = await openGraphSvg(content, fonts);
  // A JPEG of the same quality is larger: few colours, plain background. A picture needs more.
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ palette: true, colours: content.backdrop ? 256 : 48, dither: 0, effort: 1, compressionLevel: 6 })
    .toBuffer();
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
