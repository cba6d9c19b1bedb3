import type { ChartData, ChartRow } from "../../../../src/content-model/figures/figure-data";

/** A row of a chart in tests; numbers are given where a test needs them. */
export const row = (changes: Partial<ChartRow> = {}): ChartRow => ({
  label: "A row",
  work: "Oster 1973",
  measure: "g",
  estimate: 0.3,
  low: 0.1,
  high: 0.5,
  level: 95,
  ...changes,
});

export const chartOf = (rows: readonly ChartRow[], changes: Partial<ChartData> = {}): ChartData => ({
  type: "chart",
  id: "a-chart",
  kind: "forest",
  title: "The finding in one sentence",
  description: "A forest plot that says the finding in other words.",
  axis: "Effect, as a standardized difference",
  below: "hurts",
  above: "helps",
  caption: "The limits.",
  rows,
  sources: [{ name: "Oster 1973", url: "https://doi.org/10.1000/xyz" }],
  ...changes,
});
