import path from "path";
import { openGraphSvg, readOpenGraphFonts } from "../../../src/artwork/open-graph-image";
import type { OpenGraphContent } from "../../../src/artwork/open-graph-card";

const content: OpenGraphContent = {
  title: "Memory Retention Strategies: One Book Chapter, Kept for Months",
  kind: "Memory Improvement",
  palette: "violet",
  motif: "dots",
  seed: "memory-retention-strategies",
  brand: "The Program Review",
};
const fonts = readOpenGraphFonts(path.resolve(__dirname, "../../../static/fonts"));

it("an Open Graph image sets the words of an article's cover and the line below them", async () => {
  const short = { ...content, title: "A title of one line" };
  const plain = await openGraphSvg(short, await fonts);
  const words = await openGraphSvg({ ...short, text: "First yes" }, await fonts);
  const both = await openGraphSvg({ ...short, text: "First yes", note: "three headlines" }, await fonts);
  const pathsIn = (svg: string) => svg.match(/<path/g)?.length ?? 0;
  expect(pathsIn(words)).toBe(pathsIn(plain) + 1);
  expect(pathsIn(both)).toBe(pathsIn(plain) + 2);
});

it("an Open Graph image draws every letter and sign but emoji, or names what no font has", async () => {
  const lengthOf = async (words: string) => (await openGraphSvg({ ...content, text: words }, await fonts)).length;
  for (const sign of ["→", "ř", "Ω", "ж"]) expect(await lengthOf(`26${sign}62`)).toBeGreaterThan(await lengthOf("2662"));
  expect(await openGraphSvg({ ...content, title: "Rest 🧠 well" }, await fonts)).toContain("data:image/svg+xml");
  await expect(lengthOf("26 寺")).rejects.toThrow(`no font for the preview image of '${content.title}' has '寺'`);
});

/** Bottom of the lowest path of text, which must be above the lower edge. */
async function bottomOf(changes: Partial<OpenGraphContent>): Promise<number> {
  const texts = (await openGraphSvg({ ...content, ...changes }, await fonts)).split("<svg").at(-1) ?? "";
  return Math.max(...Array.from(texts.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g), ([, y]) => Number(y)));
}

it.each([
  ["no title", { title: "" }],
  ["a title of two lines", { title: "Mental Clarity & Productivity" }],
  ["the longest title", { title: "Word and ".repeat(9) }],
  [
    "the longest title and cover words",
    { title: "Word and ".repeat(8), text: "Eighteen characters", note: "twenty-eight characters long" },
  ],
])("satori keeps %s within the picture, above the site's name", async (_, changes) => {
  expect(await bottomOf(changes)).toBe(await bottomOf({ title: "A" }));
});
