import styled from "styled-components";
import type { ChartData, ChartRow } from "../../../site/figures/figure-data";
import { Chart } from "../../figures/charts/chart";
import { prose } from "../../../styles/prose";
import { Column, Group } from "./parts";

const row = (label: string, estimate: number, more: Partial<ChartRow> = {}): ChartRow => ({
  label,
  work: "Author et al. 2020",
  measure: "g",
  estimate,
  ...more,
});

const chart = (kind: string, rows: readonly ChartRow[], more: Partial<ChartData> = {}): ChartData => ({
  type: "chart",
  id: `sample-${kind}`,
  kind,
  title: "The finding stands here in bold, in one sentence",
  description: "What the drawing shows, and the finding, for readers who cannot see it.",
  axis: "What is measured, and in which unit",
  caption: "The limits of the numbers.",
  rows,
  sources: [{ name: "Author et al. 2020", doi: "10.1000/xyz", size: "12 studies" }],
  ...more,
});

const forest = chart(
  "forest",
  [
    row("A 95% interval", 0.3, { low: 0.1, high: 0.5, level: 95 }),
    row("A 99% interval", 0.2, { low: -0.1, high: 0.5, level: 99 }),
    row("An interval that is not given", 0.15),
  ],
  { below: "hurts", above: "helps" },
);
const ratios = chart(
  "ratios",
  [
    row("Half as often", 0.5, { measure: "HR", low: 0.3, high: 0.9, level: 95, n: 2802 }),
    row("Twice as often", 2, { measure: "HR", low: 0.8, high: 3, level: 95, work: "Other 2021", n: 120 }),
  ],
  { kind: "forest", below: "less often", above: "more often", sources: [{ name: "Author et al. 2020" }, { name: "Other 2021" }] },
);
const bars = chart("bars", [
  row("With an interval", 26, { measure: "percent", low: 19, high: 33, level: 95 }),
  row("Without an interval", 11, { measure: "percent" }),
]);
const dots = chart(
  "dots",
  [5, 8, 1].map((count, index) => row(["for it", "against it", "mixed"][index] ?? "", count, { measure: "count", of: 14 })),
);
const point = (series: string, at: number, estimate: number) =>
  row(series, estimate, { series, at, when: `${at} days`, measure: "percent" });
const line = chart(
  "line",
  [
    point("One", 1, 81),
    point("One", 2, 54),
    point("One", 7, 42),
    point("Another", 1, 75),
    point("Another", 2, 68),
    point("Another", 7, 56),
  ],
  { across: "Time until the test" },
);
/** They are computed, and have no numbers of works. */
const illustrations = ["beats", "bands", "eyes"].map((kind) => chart(kind, [], { sources: [{ name: "computed from formulas" }] }));

/** Charts of each kind, with known and unknown intervals. */
export function Charts() {
  return (
    <Group title="Charts">
      <Text>
        {[forest, ratios, bars, dots, line, ...illustrations].map((sample) => (
          <Chart key={sample.id} chart={sample} />
        ))}
      </Text>
    </Group>
  );
}

/** Charts stand in texts. */
const Text = styled(Column)`
  ${prose}
`;
