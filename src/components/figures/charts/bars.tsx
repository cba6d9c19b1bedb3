import type { ChartData } from "../../../site/figures/figure-data";
import { percent } from "../../../artwork/charts/chart-scale";
import { IntervalLine, RowChart } from "./row-chart";

/** Amounts as bars from no effect, each with its interval. */
export function Bars({ chart }: { readonly chart: ChartData }) {
  return (
    <RowChart
      chart={chart}
      mark={(row, scale) => {
        const end = scale.at(row.estimate);
        const from = Math.min(end, scale.zero);
        return (
          <>
            <rect x={`${from}%`} y="25%" width={`${percent(Math.abs(end - scale.zero))}%`} height="50%" />
            <IntervalLine row={row} scale={scale} />
          </>
        );
      }}
    />
  );
}
