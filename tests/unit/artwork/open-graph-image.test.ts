import { drawSvg } from "../../../src/artwork/drawing";
import { openGraphCard, type OpenGraphContent } from "../../../src/artwork/open-graph-card";

const content: OpenGraphContent = {
  title: "Memory Retention Strategies: One Book Chapter, Kept for Months",
  kind: "Memory Improvement",
  palette: "violet",
  motif: "spectrogram",
  seed: "memory-retention-strategies",
  brand: "The Program Review",
};
const draw = async (drawn: OpenGraphContent) => drawSvg(openGraphCard(drawn));

it("an Open Graph image sets the words of an article's cover and the line below them", async () => {
  const short = { ...content, title: "A title of one line" };
  const plain = await draw(short);
  const words = await draw({ ...short, text: "First yes" });
  const both = await draw({ ...short, text: "First yes", note: "three headlines" });
  const pathsIn = (svg: string) => svg.match(/<path/g)?.length ?? 0;
  expect(pathsIn(words)).toBe(pathsIn(plain) + 1);
  expect(pathsIn(both)).toBe(pathsIn(plain) + 2);
});

it("an Open Graph image draws every letter and sign but emoji, or names what no font has", async () => {
  const lengthOf = async (words: string) => (await draw({ ...content, text: words })).length;
  for (const sign of ["→", "ř", "Ω", "ж"]) expect(await lengthOf(`26${sign}62`)).toBeGreaterThan(await lengthOf("2662"));
  expect(await draw({ ...content, title: "Rest 🧠 well" })).toContain("data:image/svg+xml");
  await expect(lengthOf("26 寺")).rejects.toThrow(`no font for the preview image of '${content.title}' has '寺'`);
});

/** Bottom of the lowest path of text, which must be above the lower edge. */
async function bottomOf(changes: Partial<OpenGraphContent>): Promise<number> {
  const texts = (await draw({ ...content, ...changes })).split("<svg").at(-1) ?? "";
  const points = Array.from(texts.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g), ([, ...point]) => point.map(Number));
  expect(Math.max(...points.map(([x = 0]) => x))).toBeLessThan(1200);
  return Math.max(...points.map(([, y = 0]) => y));
}

it.each([
  ["no title", { title: "" }],
  ["a title of two lines", { title: "Mental Clarity & Productivity" }],
  ["a word longer than a line", { title: "Arbeitsplatzbeleuchtungsanforderungsverordnung heute" }],
  ["the longest title", { title: "Word and ".repeat(9) }],
  [
    "the longest title and cover words",
    { title: "Word and ".repeat(8), text: "Eighteen characters", note: "twenty-eight characters long" },
  ],
])("satori keeps %s within the picture, above the site's name", async (_, changes) => {
  expect(await bottomOf(changes)).toBe(await bottomOf({ title: "A" }));
});
