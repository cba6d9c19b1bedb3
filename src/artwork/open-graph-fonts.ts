import fs from "fs";
import path from "path";
import subsetFont from "subset-font";

/** The site's fonts in a format that satori reads. */
export type OpenGraphFonts = Readonly<Record<"serif" | "sans", Buffer>>;

/** No character is removed: the published fonts are subsets already. */
const allCharacters = Array.from({ length: 0x2300 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join("");

/**
 * Converts the fonts of the pages from WOFF2 to SFNT.
 *
 * @param directory `static/fonts`, written by `npm run fonts`
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
  if (!file) throw new Error(`${directory} contains no font '${name}'; run npm run fonts`);
  return path.join(directory, file);
}
