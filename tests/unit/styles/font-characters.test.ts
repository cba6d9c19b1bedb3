import fs from "fs";
import path from "path";
import { listFiles } from "../../../src/site/node/list-files";
import { textCharacters } from "../../../src/styles/font-characters";

const root = path.resolve(__dirname, "../../..");

/** May come from a system font: the emoji of the header's button. */
const exceptions = new Set(["👉"]);
/** Syntax of TypeScript. */
const syntax = new Set("\\^`{|}~<>");

function characters(directory: string, ending: RegExp): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of listFiles(path.join(root, directory)).filter((name) => ending.test(name)))
    for (const character of fs.readFileSync(path.join(root, directory, file), "utf8"))
      if (!found.has(character)) found.set(character, `${directory}/${file}`);
  return found;
}

const missing = (found: Map<string, string>) =>
  [...found].filter(
    ([character]) =>
      !/[\n\r\t]/.test(character) && !textCharacters.includes(character) && !exceptions.has(character) && !syntax.has(character),
  );

it("the site's fonts contain every character of components and templates", () => {
  for (const folder of ["src/components", "src/templates", "src/pages"]) expect(missing(characters(folder, /\.tsx?$/))).toEqual([]);
});
