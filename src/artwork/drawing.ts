import fs from "fs";
import path from "path";
import satori from "satori";
import sharp from "sharp";
import subsetFont from "subset-font";

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
export async function readDrawingFonts(directory: string): Promise<Fonts> {
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

/** A picture with texts. */
export interface Drawing {
  /** For messages. */
  readonly name: string;
  readonly texts: Parameters<typeof satori>[0];
  /** The SVG below the texts, without its root. */
  readonly background: string;
  readonly width: number;
  readonly height: number;
}

const emptyPicture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')}`;

/**
 * Draws an SVG with its texts as paths, so that showing it needs no fonts.
 *
 * @throws when no font has a character, which would be missing in the picture
 */
export async function drawSvg({ name, texts, background, width, height }: Drawing, fonts: Fonts): Promise<string> {
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

/** An SVG as a PNG. The same content gives the same bytes. */
export const toPng = (svg: string | Buffer, options: sharp.PngOptions): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().png(options).toBuffer();
