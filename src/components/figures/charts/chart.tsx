import type { ComponentType } from "react";
import { chartTable, formatLegend } from "../../../site/figures/chart-words";
import type { ChartData } from "../../../site/figures/figure-data";
import { isIllustration } from "../../../site/figures/illustrations";
import { Bands } from "./bands";
import { Bars } from "./bars";
import { Beats } from "./beats";
import { Dots } from "./dots";
import { Eyes } from "./eyes";
import { Figure, Sources } from "./figure";
import { Forest } from "./forest";
import { Line } from "./line";
import { NumbersTable } from "./numbers-table";

const drawings: Readonly<Record<string, ComponentType<{ readonly chart: ChartData }>>> = {
  forest: Forest,
  bars: Bars,
  dots: Dots,
  line: Line,
  beats: Beats,
  bands: Bands,
  eyes: Eyes,
};

/**
 * A chart: the finding, the drawing with a name that says it, what its signs mean, limits and sources, and the numbers as a
 * table.
 */
export function Chart({ chart }: { readonly chart: ChartData }) {
  const { id, kind, title, axis, description, caption, sources, rows } = chart;
  const Drawing = drawings[kind];
  return (
    <Figure id={`chart-${id}`} title={title} subtitle={axis}>
      {Drawing && (rows.length > 0 || isIllustration(kind)) && (
        <div role="img" aria-label={description}>
          <Drawing chart={chart} />
        </div>
      )}
      <figcaption>
        {[formatLegend(chart), caption].join(" ").trim()} <Sources sources={sources} />
        <NumbersTable table={chartTable(chart)} />
      </figcaption>
    </Figure>
  );
}
