import type { ComponentType, ReactNode } from "react";
import styled from "styled-components";
import { chartTable, formatLegend, formatSourceSize, type FigureTable } from "../../../content-model/figures/format-chart";
import type { ChartData, FigureSource } from "../../../content-model/figures/figure-data";
import { captionText, plainTable, ruledFigure } from "../../../styles/mixins";
import { DataTable } from "../../primitives/data-table";
import { joined, SourceLink } from "../../primitives/links";
import { Dots } from "./dots";
import { Line } from "./line";
import { RowChart } from "./row-chart";

const drawings: Readonly<Record<string, ComponentType<{ readonly chart: ChartData }>>> = {
  forest: RowChart,
  bars: RowChart,
  dots: Dots,
  line: Line,
};

/** A chart: the finding, the drawing, what its signs mean, limits and sources, and the numbers as a table. */
export function Chart({ chart }: { readonly chart: ChartData }) {
  const Drawing = drawings[chart.kind];
  const caption = (
    <>
      {[formatLegend(chart), chart.caption].join(" ").trim()} <Sources sources={chart.sources} />
    </>
  );
  return (
    <ChartFrame {...chart} id={`chart-${chart.id}`} caption={caption} table={chartTable(chart)}>
      {Drawing && chart.rows.length > 0 && <Drawing chart={chart} />}
    </ChartFrame>
  );
}

interface ChartFrameProps extends Pick<ChartData, "id" | "title" | "axis" | "description"> {
  readonly caption: ReactNode;
  readonly table: FigureTable;
  /** The drawing, if there is one. */
  readonly children: ReactNode;
}

/** What is around the drawing of any chart: title, axis, caption, and the numbers as a table. */
export function ChartFrame({ id, title, axis, description, caption, table, children }: ChartFrameProps) {
  return (
    <Figure id={id} aria-labelledby={`${id}-title`}>
      <strong id={`${id}-title`}>{title}</strong>
      {axis && <small>{axis}</small>}
      {children && (
        <div role="img" aria-label={description}>
          {children}
        </div>
      )}
      <figcaption>
        {caption}
        <Details>
          <summary>The numbers as a table</summary>
          <DataTable {...table} />
        </Details>
      </figcaption>
    </Figure>
  );
}

/** The works that a figure takes its numbers from, as links. */
function Sources({ sources }: { readonly sources: readonly FigureSource[] }) {
  return (
    <>
      Source:{" "}
      {joined(
        "; ",
        sources.map((source) => (
          <>
            <SourceLink {...source} />
            {formatSourceSize(source)}
          </>
        )),
      )}
      .
    </>
  );
}

/** Between hairlines, with its title in bold. */
const Figure = styled.figure`
  container-type: inline-size;
  ${ruledFigure}
  > :is(strong, small) {
    display: block;
    line-height: 1.35;
    text-wrap: balance;
  }
  > small {
    color: var(--soft);
    font-size: var(--text-s);
  }
  [role="img"] {
    margin-top: var(--space-4);
    @media (forced-colors: active) {
      --line: GrayText;
      --link: CanvasText;
      --soft: CanvasText;
    }
  }
  figcaption {
    margin-top: var(--space-3);
    ${captionText}
  }
  /* Title, drawing and the start of the caption stay together; the table of numbers may be on the next page. */
  @media print {
    break-inside: auto;
    padding-block: var(--space-2);
    > strong,
    > small {
      break-after: avoid;
    }
    [role="img"],
    details {
      break-inside: avoid;
    }
    figcaption {
      break-before: avoid;
    }
  }
`;

/** Folded, but open on paper. */
const Details = styled.details`
  margin-top: var(--space-2);
  overflow-x: auto;
  summary {
    color: var(--link);
  }
  ${plainTable}
  :is(th, td) {
    padding: var(--space-2) var(--space-4) var(--space-2) 0;
    border-bottom: 1px solid var(--line);
    font-size: var(--text-s);
  }
  tbody th {
    font-weight: 400;
  }
  /* On a phone, the name of a row is above its numbers if there are several. */
  @container (max-width: 24rem) {
    tr {
      display: flex;
      flex-wrap: wrap;
      border-bottom: 1px solid var(--line);
    }
    :is(th, td) {
      flex: 1 1 4.75rem;
      padding-right: var(--space-3);
      border: 0;
    }
    /* Wide enough for the name of a measure. */
    :nth-child(2) {
      flex-basis: 6.5rem;
    }
    tr > :first-child:nth-last-child(n + 3) {
      flex-basis: 100%;
      padding-bottom: 0;
    }
  }
  @media print {
    summary {
      display: none;
    }
  }
`;
