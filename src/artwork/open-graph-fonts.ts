import fs from "fs";
import path from "path";
import subsetFont from "subset-font";

/** The site's type, in the format that text can be drawn from. */
export interface OpenGraphFonts {
  readonly serif: Buffer;
  readonly sans: Buffer;
}

/** Every character of the published fonts is kept: they are cut to what content uses already. */
const everything = Array.from({ length: 0x2300 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join("");

/**
 * Unpacks the fonts that pages load, so that a picture's title is set in the very type of its page.
 *
 * @param directory where `npm run fonts` writes them, `static/fonts`
 * @throws when a font is not there
 */
export async function readOpenGraphFonts(directory: string): Promise<OpenGraphFonts> {
  const unpack = (name: string, axes: Record<string, number>) =>
    subsetFont(fs.readFileSync(fontFile(directory, name)), everything, { targetFormat: "sfnt", variationAxes: axes });
  const [serif, sans] = await Promise.all([unpack("serif", {}), unpack("sans", { wght: 600 })]);
  return { serif, sans };
}

/** Font files carry a hash of their content in their names. */
function fontFile(directory: string, name: string): string {
  const file = fs.readdirSync(directory).find((candidate) => candidate.startsWith(`${name}.`) && candidate.endsWith(".woff2"));
  if (!file) throw new Error(`${directory} holds no font '${name}'; npm run fonts writes it`);
  return path.join(directory, file);
}
