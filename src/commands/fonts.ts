import { createHash } from "node:crypto";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { italicCharacters, textCharacters } from "../styles/font-characters";

/**
 * `npm run fonts`: cuts the fonts of Fontsource to the characters, weights and optical sizes in use and writes them,
 * named by their content, to `static/fonts/`. Their names go to `src/styles/font-files.json`.
 * Run it after `src/styles/font-characters.ts` or a font package changed, and commit what it writes.
 */
const require = createRequire(path.join(process.cwd(), "package.json"));

const fonts = {
  serif: { file: "newsreader/files/newsreader-latin-standard-normal.woff2", characters: textCharacters, axes: { wght: 450, opsz: 36 } },
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

async function main(): Promise<void> {
  const directory = path.join(process.cwd(), "static", "fonts");
  fs.rmSync(directory, { recursive: true, force: true });
  fs.mkdirSync(directory, { recursive: true });
  const files: Record<string, string> = {};
  for (const [name, { file, characters, axes }] of Object.entries(fonts)) {
    const source = fs.readFileSync(require.resolve(`@fontsource-variable/${file}`));
    const font = await subsetFont(source, characters, { targetFormat: "woff2", variationAxes: axes });
    const hash = createHash("sha256").update(font).digest("hex").slice(0, 10);
    files[name] = `/fonts/${name}.${hash}.woff2`;
    fs.writeFileSync(path.join(process.cwd(), "static", files[name]), font);
    console.log(`${files[name]} ${font.length} bytes`);
  }
  fs.writeFileSync(path.join(process.cwd(), "src/styles/font-files.json"), `${JSON.stringify(files, null, 2)}\n`);
}

void main();
