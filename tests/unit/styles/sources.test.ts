import fs from "fs";
import path from "path";
import { listFiles } from "../../../src/site/node/list-files";
import { textCharacters } from "../../../src/styles/font-characters";

/** May come from a system font: the emoji of the header's button. */
const exceptions = ["👉"];
/** Syntax of TypeScript. */
const syntax = "\\^`{|}~<>";

const sourcesIn = (folder: string) =>
  listFiles(folder).flatMap((name) => (/\.tsx?$/.test(name) ? [[name, fs.readFileSync(path.join(folder, name), "utf8")] as const] : []));

it("the site's fonts contain every character of components and templates", () => {
  const isMissing = (character: string) =>
    !/[\n\r\t]/.test(character) && ![...textCharacters, ...exceptions, ...syntax].includes(character);
  for (const folder of ["src/components", "src/templates", "src/pages"])
    for (const [name, text] of sourcesIn(folder)) expect([name, [...new Set(text)].filter(isMissing)]).toEqual([name, []]);
});

it.each(sourcesIn("src/components"))("%s takes colors and font sizes from tokens", (_, text) => {
  expect(text.match(/#[0-9a-f]{3,8}\b(?![^`]*id=)|\brgba?\(|\bhsla?\(/gi) ?? []).toEqual([]);
  expect(text.match(/font-size: [\d.]+\w+|font: [^;]*?\b[\d.]+(?:rem|em)\b[^;]*/g) ?? []).toEqual([]);
});
