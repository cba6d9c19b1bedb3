import { hasInterval } from "../../../site/figures/chart-words";
import type { ChartData } from "../../../site/figures/figure-data";
import { IntervalLine, RowChart } from "./row-chart";

/** A forest plot: each estimate as a dot on its interval; a hollow dot has no interval. */
export function Forest({ chart }: { readonly chart: ChartData }) {
  return (
    <RowChart
      chart={chart}
      mark={(row, scale) => (
        <>
          <IntervalLine row={row} scale={scale} />
          <circle className={hasInterval(row) ? undefined : "hollow"} cx={`${scale.at(row.estimate)}%`} cy="50%" r="5" />
        </>
      )}
    />
  );
}
