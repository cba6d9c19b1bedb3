import { drawArticleRidges } from "../../../src/artwork/article-ridges";

const bands = ["alpha", "theta", "gamma", "beta", "delta"] as const;
const traces = (count: number) => Array.from({ length: count }, (_, i) => ({ path: `/blog/article-${i}/`, band: bands[i % 5] ?? "alpha" }));

describe("drawArticleRidges", () => {
  const { width, height, ridges } = drawArticleRidges(traces(60));

  it("draws one ridge for each article, in the given order, evenly from above", () => {
    expect(ridges.map(({ band }) => band)).toEqual(traces(60).map(({ band }) => band));
    const gaps = new Set(ridges.slice(1).map(({ y }, i) => y - (ridges[i]?.y ?? 0)));
    expect(gaps.size).toBe(1);
    expect(height).toBeGreaterThan(ridges.at(-1)?.y ?? 0);
  });

  it("draws each from edge to edge in whole units, back to its line, and within the picture", () => {
    for (const { d, y } of ridges) {
      const [, from, start = "", peaks = ""] = /^M0 (\d+)H(\d+)q([-\d ]+)H1200$/.exec(d) ?? [];
      expect(Number(from)).toBe(y);
      const numbers = (peaks.match(/-?\d+/g) ?? []).map(Number);
      const ends = numbers.filter((_, i) => i % 4 === 3);
      expect(ends.reduce((sum, by) => sum + by, 0)).toBe(0);
      const across = numbers.filter((_, i) => i % 4 === 2).reduce((sum, by) => sum + by, Number(start));
      expect(Number(start)).toBeGreaterThan(0.3 * width);
      expect(across).toBeLessThan(width);
      // A parabola rises half as high as its control point.
      expect(y + Math.min(...numbers.filter((_, i) => i % 4 === 1)) / 2).toBeGreaterThan(0);
    }
  });

  it("does not change a ridge when another article is added above it", () => {
    const shape = (d: string | undefined) => d?.replace(/^M0 \d+/, "");
    const [first] = drawArticleRidges(traces(3).slice(1)).ridges;
    expect(shape(first?.d)).toBe(shape(drawArticleRidges(traces(3)).ridges[1]?.d));
    expect(new Set(ridges.map(({ d }) => shape(d))).size).toBe(60);
  });
});
