import fs from "node:fs";
import path from "node:path";
import { displayCharacters, italicCharacters, textCharacters } from "../../src/styles/font-characters";
import { dist, faultsOf, pages, pageAt, type Page } from "./site";

/** The pointing finger of the header's button, and the joiner that keeps a citation on the line of its word. */
const exceptions = "👉\u2060";
/** Ten segments of 1,460 bytes, which a new connection sends before it waits for an answer (RFC 6928), without the headers. */
const ONE_ROUND_TRIP = 14_000;

function missing({ $ }: Page, selector: string, characters: string): string[] {
  const shown = $(selector).clone();
  shown.find("style, script").remove();
  const known = new Set(`${characters}${exceptions}\n`);
  return [...new Set(shown.text())].filter((character) => !known.has(character)).map((character) => `'${character}' in ${selector}`);
}

describe("the site's fonts", () => {
  it("carry every character that a page shows", () => {
    expect(faultsOf(pages, (page) => missing(page, "body", textCharacters))).toEqual([]);
  });

  it("carry every character of a heading in the display type", () => {
    expect(faultsOf(pages, (page) => missing(page, "h1, h2, h3, header > div > a", displayCharacters))).toEqual([]);
    expect(missing(pageAt("/"), "h1 em", italicCharacters)).toEqual([]);
  });

  it("come within one round trip each", () => {
    const folder = path.join(dist, "fonts");
    const sizes = fs.readdirSync(folder).map((name) => [name, fs.statSync(path.join(folder, name)).size] as const);
    expect(sizes).toHaveLength(3);
    expect(sizes.filter(([, size]) => size > ONE_ROUND_TRIP)).toEqual([]);
  });
});
