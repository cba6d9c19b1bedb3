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

describe("rings and Lissajous figures", () => {
  it.each(["rings", "lissajous"] as const)("end where they start: %s", (motif) => {
    for (const seed of seeds) {
      for (const d of pathsOf(input(motif, seed)).flatMap(splinesOf)) {
        const points = pointsOf(d);
        expect(points.at(-1)).toEqual(points[0]);
      }
    }
  });

  it("a ring carries whole periods of its two waves: no other frequency, as a seam would make", () => {
    for (const seed of seeds) {
      const ripples = pathsOf(input("rings", seed)).flatMap(splinesOf).map(ripplesOf);
      const [largest = []] = ripples.sort((a, b) => sum(b) - sum(a));
      // Two waves on an ellipse, in both directions of turning.
      const others = largest.sort((a, b) => b - a).slice(8);
      expect(sum(others) / sum(largest)).toBeLessThan(0.02);
    }
  });
});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Energy of a closed line by frequency, without that of its centre and of its ellipse. */
function ripplesOf(d: string): number[] {
  const points = pointsOf(d).filter((_, i) => i % 2 === 0);
  points.pop();
  const { length } = points;
  return Array.from({ length }, (_, frequency) => {
    const turned = points.map(({ x, y }, i) => {
      const angle = (-2 * Math.PI * frequency * i) / length;
      return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)] as const;
    });
    return Math.hypot(sum(turned.map(([re]) => re)), sum(turned.map(([, im]) => im))) ** 2;
  }).filter((_, frequency) => ![0, 1, length - 1].includes(frequency));
}

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
