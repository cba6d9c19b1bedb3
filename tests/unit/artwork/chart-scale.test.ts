import { chartScale } from "../../../src/artwork/charts/chart-scale";
import { row } from "../content-model/figures/charts";

const labels = (ticks: readonly { readonly label: string }[]) => ticks.map(({ label }) => label);

it("the scale of rows holds every interval and no effect, even where no number is near it", () => {
  const { at, zero, ticks } = chartScale([row({ estimate: 0.4, low: 0.3, high: 0.6 })]);
  expect([zero, at(0), at(0.6)]).toEqual([0, 0, 100]);
  expect(labels(ticks)).toEqual(["0.0", "0.2", "0.4", "0.6"]);
});

it("the scale is logarithmic for ratios: half and double are equally far from 1, which is marked", () => {
  const { at, zero, ticks } = chartScale([row({ measure: "HR", estimate: 0.71, low: 0.5, high: 2 })]);
  expect(zero - at(0.5)).toBeCloseTo(at(2) - zero, 0);
  expect(labels(ticks)).toContain("1.0");
  const wide = chartScale([row({ measure: "OR", estimate: 3, low: 0.2, high: 40 })]);
  expect(wide.zero - wide.at(0.1)).toBeCloseTo(wide.at(10) - wide.zero, 0);
  expect(labels(wide.ticks)).toEqual(["0.1", "1", "10", "100"]);
});
