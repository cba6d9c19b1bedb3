import path from "path";
import sharp from "sharp";
import { openGraphKey, type OpenGraphContent } from "../../../src/artwork/open-graph-image";
import { openGraphSvg, drawOpenGraphImage } from "../../../src/artwork/draw-open-graph-image";
import { readOpenGraphFonts } from "../../../src/artwork/open-graph-fonts";

const card: OpenGraphContent = {
  title: "Memory Retention Strategies: One Book Chapter, Kept for Months",
  kind: "Memory Improvement",
  band: "theta",
  seed: "memory-retention-strategies",
  brand: "The Genius Wave Review",
};
const fonts = readOpenGraphFonts(path.resolve(__dirname, "../../../static/fonts"));

describe("openGraphKey", () => {
  it("is the same for equal cards, in whatever order their fields stand", () => {
    expect(openGraphKey(Object.fromEntries(Object.entries(card).reverse()) as unknown as OpenGraphContent)).toBe(openGraphKey(card));
  });

  it.each(["title", "kind", "band", "seed", "brand"] as const)("is another one when %s differs", (field) => {
    expect(openGraphKey({ ...card, [field]: "alpha" })).not.toBe(openGraphKey(card));
  });

  it("does not mix up where one field ends and the next begins", () => {
    expect(openGraphKey({ ...card, title: "a", kind: "bc" })).not.toBe(openGraphKey({ ...card, title: "ab", kind: "c" }));
  });
});

describe("a sharing picture", () => {
  it("is a PNG of 1200 × 630 in at most 60 kB, the same bytes for the same card", async () => {
    const picture = await drawOpenGraphImage(card, await fonts);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(60_000);
    expect((await drawOpenGraphImage(card, await fonts)).equals(picture)).toBe(true);
  });

  it("holds its text as paths: nothing depends on fonts of the machine", async () => {
    const svg = await openGraphSvg(card, await fonts);
    expect(svg).not.toMatch(/<text|font-family|<image|href/);
    expect(await openGraphSvg({ ...card, title: "Another title" }, await fonts)).not.toBe(svg);
  });

  it.each(["", "A & B <script>", "x".repeat(300)])("is drawn for the title '%s' too", async (title) => {
    const picture = await drawOpenGraphImage({ ...card, title, kind: "" }, await fonts);
    expect((await sharp(picture).metadata()).width).toBe(1200);
  });
});

describe("readOpenGraphFonts", () => {
  it("says which font is not there and what writes it", async () => {
    await expect(readOpenGraphFonts(__dirname)).rejects.toThrow(/holds no font 'serif'; npm run fonts writes it/);
  });
});
