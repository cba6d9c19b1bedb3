import styled from "styled-components";
import { chartScale, percent, type ChartScale } from "../../../artwork/charts/chart-scale";
import {
  chartDecimals,
  formatEstimate,
  formatInterval,
  formatWork,
  hasInterval,
  includesNoEffect,
} from "../../../content-model/figures/format-chart";
import type { ChartData, ChartRow, EffectData } from "../../../content-model/figures/figure-data";
import { smallLine, media } from "../../../styles/mixins";

interface RowChartProps {
  readonly chart: Pick<ChartData, "kind" | "rows" | "below" | "above" | "sources">;
  /** Effects in other drawings that have the same axis. */
  readonly beside?: readonly EffectData[];
}

/**
 * A forest plot or bars, with one row per number: label, drawing and number beside each other, or on a narrow screen label
 * and number above the drawing. The drawings of the rows join to one, with a common axis below.
 */
export function RowChart({ chart: { kind, rows, below, above, sources }, beside = [] }: RowChartProps) {
  const scale = chartScale([...rows, ...beside]);
  const decimals = chartDecimals(rows);
  const isForest = kind === "forest";
  const Mark = isForest ? Dot : Bar;
  return (
    <Rows>
      {(below || above) && (
        <div className="sides">
          <svg>
            <Grid {...scale} />
          </svg>
          <p>
            <span>{below && scale.zero > 0 && `← ${below}`}</span>
            <span>{above && scale.zero < 100 && `${above} →`}</span>
          </p>
        </div>
      )}
      {rows.map((row, index) => (
        <div key={index} className={includesNoEffect(row) ? "muted" : undefined}>
          <p>
            {row.label}
            {sources.length > 1 && <small>{formatWork(row)}</small>}
          </p>
          <svg>
            <Grid {...scale} />
            <Mark row={row} scale={scale} />
          </svg>
          <p>
            <b>{formatEstimate(row, decimals)}</b>
            {(isForest || rows.some(hasInterval)) && <small>{formatInterval(row, decimals) ?? "interval not given"}</small>}
          </p>
        </div>
      ))}
      <div className={isForest ? "axis" : "axis short"}>
        <svg>
          {scale.ticks.map(({ label, at }) => (
            <text key={at} className="tick" x={`${at}%`} y="1em">
              {label}
            </text>
          ))}
          {isForest && (
            <text x={`${scale.zero}%`} y="2.4em" className={anchorAt(scale.zero)}>
              no effect
            </text>
          )}
        </svg>
      </div>
    </Rows>
  );
}

/** Where a plot is narrow, the words at its ends begin or end there. */
const anchorAt = (at: number): string | undefined => (at < 4 ? "start" : at > 96 ? "end" : undefined);

/** What is behind the mark of each row: the side on which things got worse, tinted; the ticks; and the line of no effect. */
function Grid({ worse, ticks, zero }: ChartScale) {
  return (
    <>
      <rect className="worse" x={`${worse[0]}%`} width={`${percent(worse[1] - worse[0])}%`} height="101%" />
      {ticks.map(({ at }) => (
        <line key={at} x1={`${at}%`} x2={`${at}%`} y2="101%" />
      ))}
      <line className="zero" x1={`${zero}%`} x2={`${zero}%`} y2="101%" />
    </>
  );
}

interface MarkProps {
  readonly row: ChartRow;
  readonly scale: ChartScale;
}

/** An estimate as a dot on its interval; a hollow dot has no interval. */
function Dot({ row, scale }: MarkProps) {
  return (
    <>
      <IntervalLine row={row} scale={scale} />
      <circle className={hasInterval(row) ? undefined : "hollow"} cx={`${scale.at(row.estimate)}%`} cy="50%" r="5" />
    </>
  );
}

/** An amount as a bar from no effect, with its interval. */
function Bar({ row, scale }: MarkProps) {
  const end = scale.at(row.estimate);
  return (
    <>
      <rect x={`${Math.min(end, scale.zero)}%`} y="25%" width={`${percent(Math.abs(end - scale.zero))}%`} height="50%" />
      <IntervalLine row={row} scale={scale} />
    </>
  );
}

/** The interval of a row as a line; end marks tell 99% from 95%. */
function IntervalLine({ row, scale: { at } }: MarkProps) {
  if (!hasInterval(row)) return null;
  const [low, high] = [`${at(row.low)}%`, `${at(row.high)}%`];
  return (
    <>
      <line className="mark" x1={low} x2={high} y1="50%" y2="50%" />
      {row.level === 99 && [low, high].map((end) => <line key={end} className="mark" x1={end} x2={end} y1="38%" y2="62%" />)}
    </>
  );
}

const Rows = styled.div`
  p {
    font-size: var(--text-n);
    line-height: 1.35;
  }
  small {
    ${smallLine}
  }
  > div {
    position: relative;
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    column-gap: var(--space-4);
    ${media.largeText} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  /* Above the label, so that it is read with the drawing below it. */
  > div > p {
    padding-block: var(--space-4) var(--space-1);
  }
  svg {
    grid-row: 2;
    grid-column: 1 / -1;
    height: var(--space-6);
    overflow: visible;
    ${media.largeText} {
      grid-row: 3;
    }
  }
  p:last-child {
    text-align: right;
    ${media.largeText} {
      padding-top: 0;
      text-align: left;
    }
  }
  line {
    stroke: var(--line);
  }
  .zero {
    stroke: var(--soft);
    stroke-dasharray: 2 3;
  }
  .mark,
  circle,
  rect {
    fill: var(--link);
    stroke: var(--link);
    stroke-width: 3;
  }
  .hollow {
    fill: var(--paper);
  }
  /* The interval includes no effect. */
  .muted :is(.mark, circle) {
    stroke: var(--edge);
  }
  .muted circle:not(.hollow) {
    fill: var(--edge);
  }
  .muted :is(b, rect) {
    font-weight: 400;
    fill: var(--edge);
  }
  rect {
    fill-opacity: 0.35;
    stroke: none;
  }
  rect.worse {
    fill: color-mix(in srgb, var(--soft) 10%, var(--paper));
    fill-opacity: 1;
  }
  text {
    fill: var(--soft);
    font-size: var(--text-xs);
    text-anchor: middle;
  }
  ${media.largeText} {
    text.tick:nth-of-type(even) {
      display: none;
    }
  }
  .start {
    text-anchor: start;
  }
  .end {
    text-anchor: end;
  }
  && .axis svg {
    grid-row: 1;
    height: 2.4rem;
  }
  && .short svg {
    height: 1.2rem;
  }
  .sides p {
    z-index: 1;
    display: flex;
    justify-content: space-between;
    grid-area: 1 / 1 / 2 / -1;
    padding: 0 0 0 var(--space-2);
    color: var(--soft);
    font-size: var(--text-xs);
  }
  && .sides svg {
    grid-row: 1;
    height: 1.75rem;
  }
  .sides line:not(.zero) {
    display: none;
  }
  /* Room for half of the labels at the ends of the axis. */
  > div > svg {
    width: calc(100% - 2rem);
    margin-inline: 1rem;
  }
  /* So low that a page has room for it below some text. */
  @media print {
    > div > p {
      padding-block: var(--space-1) 0;
    }
    p:last-child small {
      display: inline;
      margin-left: var(--space-2);
    }
    svg {
      height: var(--space-4);
    }
  }
  /* Not in print: Chromium paints absolutely positioned drawings of later pages on the first. */
  @media screen {
    @container (min-width: 34rem) {
      > div {
        grid-template-columns: 10.5rem 1fr 6.75rem;
        column-gap: var(--space-5);
        min-height: var(--space-7);
      }
      > div.sides,
      > div.axis {
        min-height: 0;
      }
      && > div > svg {
        position: absolute;
        inset: 0;
        grid-area: 1 / 2 / 2 / 3;
        width: 100%;
        height: 100%;
        margin-inline: 0;
      }
      && > .axis svg {
        position: static;
      }
      > div > p {
        padding-block: var(--space-2);
      }
      p:last-child {
        grid-column: 3;
        text-align: left;
      }
      > .sides p {
        grid-column: 2;
      }
      .start,
      .end {
        text-anchor: middle;
      }
    }
  }
`;
