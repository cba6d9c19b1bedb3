import fs from "fs";
import path from "path";
import satori from "satori";
import sharp from "sharp";
import subsetFont from "subset-font";
import { PosterSheet, posterSheetBackground, SHEET_HEIGHT, SHEET_WIDTH, type PosterSheetContent } from "./evidence-poster-sheet";
import { OPEN_GRAPH_HEIGHT, OPEN_GRAPH_WIDTH, openGraphBackground, OpenGraphCard, type OpenGraphContent } from "./open-graph-card";

/** Fonts in a format that satori reads. Give it the same list each time: it keeps what it has parsed of one. */
type Fonts = Parameters<typeof satori>[1]["fonts"];

/** No character is removed: the published fonts are subsets already. */
const allCharacters = Array.from({ length: 0x2300 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join("");

/**
 * Converts the fonts of the pages from WOFF2 to SFNT, and adds one for the letters and signs that they don't have.
 *
 * @param directory `static/fonts`, written by `tools/fonts.ts`
 * @throws if a font is missing
 */
export async function readOpenGraphFonts(directory: string): Promise<Fonts> {
  const unpack = (name: string, axes: Record<string, number>) =>
    subsetFont(fs.readFileSync(fontFile(directory, name)), allCharacters, { targetFormat: "sfnt", variationAxes: axes });
  const [serif, sans] = await Promise.all([unpack("serif", {}), unpack("sans", { wght: 600 })]);
  const others = fs.readFileSync(path.resolve("node_modules", "dejavu-fonts-ttf", "ttf", "DejaVuSans.ttf"));
  return [
    { name: "Newsreader", data: serif, weight: 400 },
    { name: "Hanken Grotesk", data: sans, weight: 600 },
    { name: "DejaVu Sans", data: others, weight: 400 },
  ];
}

/** File names contain a content hash. */
function fontFile(directory: string, name: string): string {
  const file = fs.readdirSync(directory).find((candidate) => candidate.startsWith(`${name}.`) && candidate.endsWith(".woff2"));
  if (!file) throw new Error(`${directory} contains no font '${name}'; run npx tsx tools/fonts.ts`);
  return path.join(directory, file);
}

/** Draws an Open Graph image as a PNG of about 45 kB. The same content gives the same bytes. */
export async function drawOpenGraphImage(content: OpenGraphContent, fonts: Fonts): Promise<Buffer> {
  const svg = await openGraphSvg(content, fonts);
  // A JPEG of the same quality is larger: few colors, plain background. A poster needs more.
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ palette: true, colors: content.backdrop ? 128 : 48, dither: 0, effort: 1, compressionLevel: 6 })
    .toBuffer();
}

/**
 * An Open Graph image as SVG of 1200 × 630.
 *
 * @throws when no font has a character, which would be missing in the image
 */
export const openGraphSvg = (content: OpenGraphContent, fonts: Fonts): Promise<string> =>
  drawSvg({
    name: `the preview image of '${content.title}'`,
    texts: OpenGraphCard({ content }),
    background: openGraphBackground(content),
    size: { width: OPEN_GRAPH_WIDTH, height: OPEN_GRAPH_HEIGHT },
    fonts,
  });

/**
 * The poster of the evidence as SVG of 1200 × 1500.
 *
 * @throws when no font has a character, which would be missing in the image
 */
export const drawPosterSheet = (content: PosterSheetContent, fonts: Fonts): Promise<string> =>
  drawSvg({
    name: "the poster of the evidence",
    texts: PosterSheet({ content }),
    background: posterSheetBackground(content),
    size: { width: SHEET_WIDTH, height: SHEET_HEIGHT },
    fonts,
  });

/** The poster of the evidence as a PNG. */
export const posterSheetPng = (svg: Buffer): Promise<Buffer> => sharp(svg).removeAlpha().png({ compressionLevel: 9 }).toBuffer();

const emptyPicture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')}`;

interface Drawing {
  /** For messages. */
  readonly name: string;
  readonly texts: Parameters<typeof satori>[0];
  readonly background: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly fonts: Fonts;
}

/** An SVG with its texts as paths, so that showing it needs no fonts. */
async function drawSvg({ name, texts, background, size: { width, height }, fonts }: Drawing): Promise<string> {
  const paths = await satori(texts, {
    width,
    height,
    fonts,
    // Called for what no font has. Instead of an emoji there is a space.
    loadAdditionalAsset: (code, characters) => {
      if (code === "emoji") return Promise.resolve(emptyPicture);
      throw new Error(`no font for ${name} has '${characters}'; write its title and labels without it`);
    },
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${background}${paths}</svg>`;
}
