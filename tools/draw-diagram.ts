import fs from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import subsetFont from "subset-font";
import fontFiles from "../src/styles/font-files.json";
import { colorScheme } from "../src/styles/tokens";

/**
 * A diagram that an `<img>` can show: it loads nothing, so the colors of both schemes and the characters that it needs of
 * the fonts are in it.
 *
 * @param source SVG whose colors are `var(--NAME)` of the tokens; text is in the sans-serif face, or has the class `serif`
 */
export async function drawDiagram(source: string): Promise<string> {
  const $ = load(source, { xml: true });
  const fonts = [
    await fontFace("Newsreader", fontFiles.serif, $(".serif").text()),
    await fontFace("Hanken Grotesk", fontFiles.sans, $("text:not(.serif)").text()),
  ];
  const style = [
    ...fonts,
    `:root{${colorScheme("light")}background:var(--paper);font-family:Hanken Grotesk,sans-serif}`,
    `@media screen and (prefers-color-scheme:dark){:root{${colorScheme("dark")}}}`,
    ".serif{font-family:Newsreader,serif}",
  ];
  $("svg").prepend(`<style>${style.join("\n")}</style>`);
  return $.xml();
}

async function fontFace(family: string, file: string, characters: string): Promise<string> {
  const font = await subsetFont(fs.readFileSync(path.join("static", file)), characters, { targetFormat: "woff2" });
  return `@font-face{font-family:${family};font-weight:400 600;src:url(data:font/woff2;base64,${font.toString("base64")})}`;
}
