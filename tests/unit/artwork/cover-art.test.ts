import { brotliCompressSync } from "zlib";
import { coverSvg, drawCover, strokesSvg, type CoverInput } from "../../../src/artwork/cover-art";
import { palettes, type PaletteName } from "../../../src/site/palettes";
import { motifNames } from "../../../src/site/motifs";

const seeds = Array.from({ length: 12 }, (_, i) => `an-article-${i}`);
const input = (motif: CoverInput["motif"], seed = "a", palette: PaletteName = "violet"): CoverInput => ({ motif, seed, palette });
const pathsOf = (cover: CoverInput) => drawCover(cover).strokes.map(({ d }) => d);

describe.each(motifNames)("the composition '%s'", (motif) => {
  it("is the same only for the same slug and palette", () => {
    expect(coverSvg(input(motif))).toBe(coverSvg(input(motif)));
    expect(new Set(seeds.map((seed) => pathsOf(input(motif, seed)).join(""))).size).toBe(seeds.length);
    expect(pathsOf(input(motif, "a", "teal"))).not.toEqual(pathsOf(input(motif)));
  });

  it("has at most six strengths, the faintest first, each one path of whole units", () => {
    for (const seed of seeds) {
      const { strokes } = drawCover(input(motif, seed));
      expect(strokes.length).toBeLessThanOrEqual(6);
      const strengths = strokes.map(({ strength }) => strength);
      expect(strengths).toEqual([...strengths].sort((a, b) => a - b));
      for (const { d } of strokes) expect(d).toMatch(/^[Mmqth\d -]+$/);
    }
  });

  it("takes at most 2.2 kB compressed, as a file and as lines only", () => {
    const sizeOf = (text: string) => brotliCompressSync(text).length;
    const names = Object.keys(palettes) as PaletteName[];
    for (const [index, seed] of seeds.entries()) {
      const cover = input(motif, seed, names[index % names.length]);
      expect(sizeOf(coverSvg(cover))).toBeLessThan(2200);
      expect(sizeOf(strokesSvg(drawCover(cover)))).toBeLessThan(2200);
    }
  });
});
