import fs from "fs";
import path from "path";
import { drawDiagram } from "../../../tools/draw-diagram";
import { displayCharacters, textCharacters } from "../../../src/styles/font-characters";

const read = (...names: string[]) => fs.readFileSync(path.join(...names), "utf8");

it.each(fs.readdirSync("docs/diagrams"))("%s was published by tools/diagrams.ts, and its fonts have all its characters", async (name) => {
  const source = read("docs/diagrams", name);
  // What makes the text of every diagram as large as the page's.
  expect(source).toMatch(/^<svg [^>]*viewBox="0 0 320 \d+" width="320" [^>]*font-size="16"/);
  expect(source.match(/font-size/g)).toHaveLength(1);
  const drawn = await drawDiagram(source);
  expect(drawn).toBe(read("content/images/diagrams", name));
  expect(drawn.length).toBeLessThanOrEqual(30_000);
  const characters = source.replace(/<[^>]*>/g, "").replaceAll("\n", "");
  expect([...characters].filter((character) => !(displayCharacters + textCharacters).includes(character))).toEqual([]);
});
