import { chartScale, lineLayout } from "../../../src/artwork/charts/chart-scale";
import { row } from "../content-model/figures/charts";

const labels = (ticks: readonly { readonly label: string }[]) => ticks.map(({ label }) => label);

describe("the scale of rows", () => {
  it("holds every interval and no effect, even where no number is near it", () => {
    const { at, zero, ticks } = chartScale([row({ estimate: 0.4, low: 0.3, high: 0.6 })]);
    expect([zero, at(0), at(0.6)]).toEqual([0, 0, 100]);
    expect(labels(ticks)).toEqual(["0.0", "0.2", "0.4", "0.6"]);
  });

  it("marks no effect between numbers below and above it", () => {
    const { at, zero, ticks } = chartScale([
      row({ estimate: -0.2, low: -0.35, high: -0.06 }),
      row({ estimate: 0.25, low: 0.1, high: 0.36 }),
    ]);
    expect(zero).toBe(50);
    expect(at(-0.2) + at(0.2)).toBe(100);
    expect(labels(ticks)).toEqual(["−0.4", "−0.2", "0.0", "0.2", "0.4"]);
  });

  it("is logarithmic for ratios: half and double are equally far from 1, which is marked", () => {
    const { at, zero, ticks } = chartScale([row({ measure: "HR", estimate: 0.71, low: 0.5, high: 2 })]);
    expect(zero - at(0.5)).toBeCloseTo(at(2) - zero, 0);
    expect(labels(ticks)).toContain("1.0");
    const wide = chartScale([row({ measure: "OR", estimate: 3, low: 0.2, high: 40 })]);
    expect(wide.zero - wide.at(0.1)).toBeCloseTo(wide.at(10) - wide.zero, 0);
    expect(labels(wide.ticks)).toEqual(["0.1", "1", "10", "100"]);
  });

  it("takes an estimate without an interval, and a chart in which nothing differs from no effect", () => {
    expect(chartScale([row({ estimate: 0.24, low: null, high: null })]).at(0.24)).toBeGreaterThan(90);
    expect(chartScale([row({ estimate: 0, low: null, high: null })])).toMatchObject({ zero: 0, ticks: [] });
    expect(chartScale([])).toMatchObject({ ticks: [] });
  });
});

describe("the layout of lines", () => {
  const point = (series: string, at: number, estimate: number) => row({ measure: "percent", series, at, when: `${at} days`, estimate });
  const { lines, columns, levels } = lineLayout([
    point("A", 0, 75),
    point("A", 2, 68),
    point("A", 7, 56),
    point("B", 0, 81),
    point("B", 2, 54),
  ]);

  it("draws distances in time to scale", () => {
    const [first = 0, second = 0, third = 0] = columns.map(({ at }) => at);
    expect((second - first) / (third - first)).toBeCloseTo(2 / 7, 2);
    expect(labels(columns)).toEqual(["0 days", "2 days", "7 days"]);
  });

  it("begins at 0, has higher values higher up, and says which point is on top, for its label", () => {
    expect(labels(levels)[0]).toBe("0");
    expect(lines.map(({ name, points }) => [name, points.map(({ isUpper }) => isUpper)])).toEqual([
      ["A", [false, true, true]],
      ["B", [true, false]],
    ]);
    const [a, b] = lines;
    expect(b?.points[0]?.y).toBeLessThan(a?.points[0]?.y ?? 0);
  });
});
