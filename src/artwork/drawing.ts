import fs from "fs";
import path from "path";
import satori from "satori";
import sharp from "sharp";
import subsetFont from "subset-font";
import files from "../styles/font-files.json";

/** Fonts in a format that satori reads. It gets the same list each time, because it keeps what it has parsed of one. */
type Fonts = Parameters<typeof satori>[1]["fonts"];

/** No character is removed: the published fonts are subsets already. */
const allCharacters = Array.from({ length: 0x2300 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join("");

/** Converts the fonts of the pages from WOFF2 to SFNT, and adds one for the letters and signs that they don't have. */
export async function readDrawingFonts(): Promise<Fonts> {
  const unpack = (file: string, axes: Record<string, number>) =>
    subsetFont(fs.readFileSync(path.join("static", file)), allCharacters, { targetFormat: "sfnt", variationAxes: axes });
  const [serif, sans] = await Promise.all([unpack(files.serif, {}), unpack(files.sans, { wght: 600 })]);
  const others = fs.readFileSync(path.resolve("node_modules", "dejavu-fonts-ttf", "ttf", "DejaVuSans.ttf"));
  return [
    { name: "Newsreader", data: serif, weight: 400 },
    { name: "Hanken Grotesk", data: sans, weight: 600 },
    { name: "DejaVu Sans", data: others, weight: 400 },
  ];
}

let fonts: Promise<Fonts> | undefined;

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
export async function drawSvg({ name, texts, background, width, height }: Drawing): Promise<string> {
  const paths = await satori(texts, {
    width,
    height,
    fonts: await (fonts ??= readDrawingFonts()),
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
