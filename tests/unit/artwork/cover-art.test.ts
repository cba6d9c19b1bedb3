import { brotliCompressSync } from "zlib";
import { coverSvg, drawCover, strokesSvg, WIDE_COVER, type CoverInput } from "../../../src/artwork/cover-art";
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

  it("takes at most 2.2 kB compressed, 16:9 and 21:9", () => {
    const sizeOf = (text: string) => brotliCompressSync(text).length;
    for (const seed of seeds) {
      for (const band of Object.keys(bands) as BandName[]) {
        const cover = input(motif, seed, band);
        expect(sizeOf(coverSvg(cover))).toBeLessThan(2200);
        expect(sizeOf(strokesSvg(drawCover(cover, WIDE_COVER)))).toBeLessThan(2200);
      }
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

describe("rings and Lissajous figures", () => {
  it.each(["rings", "lissajous"] as const)("close without a seam: %s", (motif) => {
    for (const seed of seeds) {
      for (const d of pathsOf(input(motif, seed)).flatMap(splinesOf)) {
        const points = pointsOf(d);
        expect(points.at(-1)).toEqual(points[0]);
        // The step over the seam is no longer than the others.
        const steps = points.slice(1).map(({ x, y }, i) => Math.hypot(x - (points[i]?.x ?? 0), y - (points[i]?.y ?? 0)));
        expect(Math.max(steps[0] ?? 0, steps.at(-1) ?? 0)).toBeLessThanOrEqual(1.5 * Math.max(...steps.slice(1, -1)));
      }
    }
  });
});

describe("the spectrogram", () => {
  it("leaves gaps between dashes of a row, so that they are no stripes", () => {
    for (const seed of seeds) {
      const dashes = drawCover(input("spectrogram", seed)).strokes.flatMap(({ d, width }) =>
        dashesOf(d).map((dash) => ({ ...dash, width })),
      );
      for (const { length, width } of dashes) expect(length + width).toBeLessThan(20);
    }
  });
});
