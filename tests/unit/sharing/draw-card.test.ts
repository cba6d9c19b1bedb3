import path from "path";
import sharp from "sharp";
import { cardKey, type SharingCard } from "../../../src/sharing/card";
import { cardSvg, drawCard } from "../../../src/sharing/draw-card";
import { readSharingFonts } from "../../../src/sharing/fonts";

const card: SharingCard = {
  title: "Memory Retention Strategies: One Book Chapter, Kept for Months",
  kind: "Memory Improvement",
  band: "theta",
  seed: "memory-retention-strategies",
  brand: "The Genius Wave Review",
};
const fonts = readSharingFonts(path.resolve(__dirname, "../../../static/fonts"));

describe("cardKey", () => {
  it("is the same for equal cards, in whatever order their fields stand", () => {
    expect(cardKey(Object.fromEntries(Object.entries(card).reverse()) as unknown as SharingCard)).toBe(cardKey(card));
  });

  it.each(["title", "kind", "band", "seed", "brand"] as const)("is another one when %s differs", (field) => {
    expect(cardKey({ ...card, [field]: "alpha" })).not.toBe(cardKey(card));
  });

  it("does not mix up where one field ends and the next begins", () => {
    expect(cardKey({ ...card, title: "a", kind: "bc" })).not.toBe(cardKey({ ...card, title: "ab", kind: "c" }));
  });
});

describe("a sharing picture", () => {
  it("is a PNG of 1200 × 630 in at most 60 kB, the same bytes for the same card", async () => {
    const picture = await drawCard(card, await fonts);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(60_000);
    expect((await drawCard(card, await fonts)).equals(picture)).toBe(true);
  });

  it("holds its text as paths: nothing depends on fonts of the machine", async () => {
    const svg = await cardSvg(card, await fonts);
    expect(svg).not.toMatch(/<text|font-family|<image|href/);
    expect(await cardSvg({ ...card, title: "Another title" }, await fonts)).not.toBe(svg);
  });

  it.each(["", "A & B <script>", "x".repeat(300)])("is drawn for the title '%s' too", async (title) => {
    const picture = await drawCard({ ...card, title, kind: "" }, await fonts);
    expect((await sharp(picture).metadata()).width).toBe(1200);
  });
});

describe("readSharingFonts", () => {
  it("says which font is not there and what writes it", async () => {
    await expect(readSharingFonts(__dirname)).rejects.toThrow(/holds no font 'serif'; npm run fonts writes it/);
  });
});
