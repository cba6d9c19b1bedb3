import { spline, splineGain } from "../../../src/artwork/spline";
import { pointsOf } from "./path-points";

const wave = (pointsPerPeriod: number, gain: number) =>
  Array.from({ length: 60 }, (_, i) => ({ x: 10 * i, y: 200 * gain * Math.sin((2 * Math.PI * i) / pointsPerPeriod) }));

describe("spline", () => {
  it("writes whole units, without rounding errors that add up", () => {
    const d = spline(wave(9, 1));
    expect(d).toMatch(/^M[-\d ]+q[-\d ]+t[-\d ]+$/);
    expect(pointsOf(d).at(-1)?.x).toBe(585);
  });

  it("ends where it starts if it is closed", () => {
    const circle = Array.from({ length: 12 }, (_, i) => ({ x: 100 * Math.cos((Math.PI * i) / 6), y: 100 * Math.sin((Math.PI * i) / 6) }));
    const points = pointsOf(spline(circle, true));
    expect(points.at(-1)).toEqual(points[0]);
  });

  it("has the height of its wave with few control points as with many, when it is raised by its gain", () => {
    const heightOf = (pointsPerPeriod: number) =>
      Math.max(...pointsOf(spline(wave(pointsPerPeriod, splineGain(pointsPerPeriod)))).map(({ y }) => y));
    expect(heightOf(5.1) / 200).toBeCloseTo(1, 1);
    expect(heightOf(30.1) / 200).toBeCloseTo(1, 1);
  });
});
