import { brotliCompressSync } from "zlib";
import { coverSvg, drawCover, strokesSvg, type CoverInput } from "../../../src/artwork/cover-art";
import { bands, type BandName } from "../../../src/site/bands";
import { motifNames } from "../../../src/site/motifs";
import { dashesOf, pointsOf, splinesOf } from "./path-points";

const seeds = Array.from({ length: 12 }, (_, i) => `an-article-${i}`);
const input = (motif: CoverInput["motif"], seed = "a", band: BandName = "theta"): CoverInput => ({ motif, seed, band });
const pathsOf = (cover: CoverInput) => drawCover(cover).strokes.map(({ d }) => d);

describe.each(motifNames)("the composition '%s'", (motif) => {
  it("is the same only for the same slug and band", () => {
    expect(coverSvg(input(motif))).toBe(coverSvg(input(motif)));
    expect(new Set(seeds.map((seed) => pathsOf(input(motif, seed)).join(""))).size).toBe(seeds.length);
    expect(pathsOf(input(motif, "a", "alpha"))).not.toEqual(pathsOf(input(motif)));
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
    const names = Object.keys(bands) as BandName[];
    for (const [index, seed] of seeds.entries()) {
      const cover = input(motif, seed, names[index % names.length]);
      expect(sizeOf(coverSvg(cover))).toBeLessThan(2200);
      expect(sizeOf(strokesSvg(drawCover(cover)))).toBeLessThan(2200);
    }
  });

  it("has most of its weight at the right, because words stand at the left", () => {
    const right = seeds.map((seed) => {
      const { strokes } = drawCover(input(motif, seed));
      const isSpline = strokes[0]?.d.includes("q");
      const xs = strokes.flatMap(({ d, strength, width }) =>
        (isSpline ? splinesOf(d).flatMap(pointsOf) : dashesOf(d)).map(({ x }) => ({ x, weight: strength * width })),
      );
      const sum = (list: typeof xs) => list.reduce((total, { weight }) => total + weight, 0);
      return sum(xs.filter(({ x }) => x > 320)) / sum(xs);
    });
    expect(right.reduce((total, share) => total + share, 0) / right.length).toBeGreaterThanOrEqual(0.48);
  });
});

it.each(["rings", "lissajous"] as const)("lines of %s end where they start", (motif) => {
  for (const seed of seeds) {
    for (const d of pathsOf(input(motif, seed)).flatMap(splinesOf)) {
      const points = pointsOf(d);
      expect(points.at(-1)).toEqual(points[0]);
    }
  }
});
