import { waveField, type FieldOptions } from "../../../src/artwork/wave-field";

const options: FieldOptions = { seed: "better-sleep", band: "delta", width: 640, height: 360, rows: 17, step: 8 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points on a line, from its path of one `q` and relative `t` commands: end points and midpoints of the segments. */
function pointsOf(d: string): Point[] {
  const numbers = d
    .split(/[Mqt ]/)
    .slice(1)
    .map(Number);
  const pairs = Array.from({ length: numbers.length / 2 }, (_, i) => ({ x: numbers[2 * i] as number, y: numbers[2 * i + 1] as number }));
  const [start, firstControl, ...ends] = pairs as [Point, Point, ...Point[]];
  const points = [start];
  let control = { x: start.x + firstControl.x, y: start.y + firstControl.y };
  for (const by of ends) {
    const from = points.at(-1) as Point;
    const to = { x: from.x + by.x, y: from.y + by.y };
    points.push({ x: (from.x + 2 * control.x + to.x) / 4, y: (from.y + 2 * control.y + to.y) / 4 }, to);
    control = { x: 2 * to.x - control.x, y: 2 * to.y - control.y };
  }
  return points;
}

describe("waveField", () => {
  const lines = waveField(options);

  it("returns the rows in order, fainter at the edges", () => {
    expect(lines).toHaveLength(17);
    const strengths = lines.map(({ strength }) => strength);
    expect(Math.max(...strengths)).toBe(strengths[8]);
    expect(strengths[0]).toBeLessThan(strengths[8] as number);
    const means = lines.map(({ d }) => pointsOf(d).reduce((sum, { y }, _, all) => sum + y / all.length, 0));
    expect(means).toEqual([...means].sort((a, b) => a - b));
  });

  it("draws from edge to edge within its box", () => {
    for (const { d } of lines) {
      const points = pointsOf(d);
      expect(points[0]?.x).toBeLessThanOrEqual(0);
      expect(points.at(-1)?.x).toBeGreaterThanOrEqual(640);
      expect(points.every(({ y }) => y > 0 && y < 360)).toBe(true);
    }
  });

  it("writes whole units", () => {
    for (const { d } of lines) expect(d).toMatch(/^M-?\d+ -?\d+q(?:-?\d+ ){3}-?\d+t(?:-?\d+ -?\d+(?: |$))+$/);
  });

  it("has the same amplitude with few control points as with many", () => {
    const heightOf = (step: number) => {
      const ys = pointsOf(waveField({ ...options, step })[8]?.d ?? "").map(({ y }) => y);
      return Math.max(...ys) - Math.min(...ys);
    };
    expect(Math.abs(heightOf(8) / heightOf(2) - 1)).toBeLessThan(0.06);
  });

  it("is the same only for the same seed and band", () => {
    expect(waveField(options)).toEqual(lines);
    expect(waveField({ ...options, seed: "other" })).not.toEqual(lines);
    expect(waveField({ ...options, band: "alpha" })).not.toEqual(lines);
  });
});
