import { createHash } from "node:crypto";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { displayCharacters, italicCharacters, textCharacters } from "../styles/font-characters";

/**
 * `npm run fonts`: cuts the fonts of Fontsource to the characters, weights and optical sizes in use and writes them,
 * named by their content, to `static/fonts/`. Their names go to `src/styles/font-files.json`.
 * Run it after `src/styles/font-characters.ts` or a font package changed, and commit what it writes.
 */
const require = createRequire(path.join(process.cwd(), "package.json"));

const fonts = {
  serif: { file: "newsreader/files/newsreader-latin-standard-normal.woff2", characters: displayCharacters, axes: { wght: 450, opsz: 36 } },
  serifItalic: {
    file: "newsreader/files/newsreader-latin-standard-italic.woff2",
    characters: italicCharacters,
    axes: { wght: 450, opsz: 36 },
  },
  sans: {
    file: "hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    characters: textCharacters,
    axes: { wght: { min: 400, max: 600 } },
  },
};

/** What the styles ask for beside kerning and ligatures: figures of one width, and of one height. The rest, such as small capitals, stays out. */
const features = ["ccmp", "locl", "mark", "mkmk", "kern", "liga", "clig", "calt", "rlig", "lnum", "tnum"];
/** Tables that a browser does not ask: names of styles, and when to smooth what is not hinted anyway. */
const unusedTables = ["STAT", "gasp", "DSIG", "meta"];

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
