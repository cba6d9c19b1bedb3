import fs from "node:fs";
import path from "node:path";
import { displayCharacters, italicCharacters, textCharacters } from "../../src/styles/font-characters";
import { dist, errorsIn, pages, pageAt, type Page } from "./site";

/** The pointing finger of the header's button, and the word joiner in front of a citation. */
const exceptions = "👉\u2060";
/** Bytes, without headers: a new connection sends ten segments of 1,460 bytes before it waits (RFC 6928). */
const ONE_ROUND_TRIP = 14_000;

function missing({ $ }: Page, selector: string, characters: string): string[] {
  const shown = $(selector).clone();
  shown.find("style, script").remove();
  const known = new Set(`${characters}${exceptions}\n`);
  return [...new Set(shown.text())].filter((character) => !known.has(character)).map((character) => `'${character}' in ${selector}`);
}

describe("the site's fonts", () => {
  it("have every character that a page shows", () => {
    expect(errorsIn(pages, (page) => missing(page, "body", textCharacters))).toEqual([]);
  });

  it("have every character of the headings in the display typeface", () => {
    expect(errorsIn(pages, (page) => missing(page, "h1, h2, h3, header > div > a", displayCharacters))).toEqual([]);
    expect(missing(pageAt("/"), "h1 em", italicCharacters)).toEqual([]);
  });

  it("fit into one round trip each", () => {
    const folder = path.join(dist, "fonts");
    const sizes = fs.readdirSync(folder).map((name) => [name, fs.statSync(path.join(folder, name)).size] as const);
    expect(sizes).toHaveLength(3);
    expect(sizes.filter(([, size]) => size > ONE_ROUND_TRIP)).toEqual([]);
  });
});
