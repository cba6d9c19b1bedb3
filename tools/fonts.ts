import { createHash } from "node:crypto";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { displayCharacters, textCharacters } from "../src/styles/font-characters";

const require = createRequire(path.join(process.cwd(), "package.json"));

const fonts = {
  serif: { file: "newsreader/files/newsreader-latin-standard-normal.woff2", characters: displayCharacters, axes: { wght: 450, opsz: 36 } },
  sans: {
    file: "hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    characters: textCharacters,
    axes: { wght: { min: 400, max: 600 } },
  },
};

/** Kerning, ligatures, and tabular and lining figures. Others, such as small capitals, are removed. */
const features = ["ccmp", "locl", "mark", "mkmk", "kern", "liga", "clig", "calt", "rlig", "lnum", "tnum"];
/** Tables that browsers do not use. */
const unusedTables = ["STAT", "gasp", "DSIG", "meta"];

/**
 * Subsets the Fontsource fonts to the characters, weights and optical sizes in use, and writes them to
 * `static/fonts/` and their names to `src/styles/font-files.json`.
 */
async function main(): Promise<void> {
  const directory = path.join(process.cwd(), "static", "fonts");
  fs.rmSync(directory, { recursive: true, force: true });
  fs.mkdirSync(directory, { recursive: true });
  const files: Record<string, string> = {};
  for (const [name, { file, characters, axes }] of Object.entries(fonts)) {
    const source = fs.readFileSync(require.resolve(`@fontsource-variable/${file}`));
    const font = await subsetFont(source, characters, {
      targetFormat: "woff2",
      variationAxes: axes,
      keepFeatures: features,
      dropTables: unusedTables,
      noHinting: true,
    });
    const hash = createHash("sha256").update(font).digest("hex").slice(0, 10);
    files[name] = `/fonts/${name}.${hash}.woff2`;
    fs.writeFileSync(path.join(process.cwd(), "static", files[name]), font);
    console.log(`${files[name]} ${font.length} bytes`);
  }
  fs.writeFileSync(path.join(process.cwd(), "src/styles/font-files.json"), `${JSON.stringify(files, null, 2)}\n`);
}

void main();
