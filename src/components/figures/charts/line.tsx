import styled from "styled-components";
import { lineLayout } from "../../../artwork/charts/chart-scale";
import type { Point } from "../../../artwork/spline";
import type { ChartData } from "../../../content-model/figures/figure-data";
import { smallLine } from "../../../styles/mixins";

/**
 * Values over time. The points of a named line are joined; lines differ in shape: filled dots on a solid line, hollow dots
 * on a dashed one. Points without a name are results by themselves, each on a stem, because nothing is known between them.
 */
export function Line({ chart: { rows, across } }: { readonly chart: ChartData }) {
  const { lines, columns, levels } = lineLayout(rows);
  return (
    <Plot>
      {lines.length > 1 && (
        <p>
          {lines.map(({ name }, index) => (
            <span key={name}>
              <svg width="36" height="14">
                <Segment className={chooseShape(index)} from={{ x: 0, y: 50 }} to={{ x: 100, y: 50 }} />
                <circle className={chooseShape(index)} cx="50%" cy="50%" r="5" />
              </svg>
              {name}
            </span>
          ))}
        </p>
      )}
      <svg>
        <Levels levels={levels} />
        {columns.map(({ label, at }) => (
          <text key={at} className="middle" x={`${at}%`} y="96%">
            {label}
          </text>
        ))}
        {lines.map(({ name, points }, index) => (
          <g key={name}>
            {name
              ? points
                  .slice(1)
                  .map((point, segment) => (
                    <Segment key={segment} className={chooseShape(index)} from={points[segment] as Point} to={point} />
                  ))
              : points.map((point) => <Segment key={point.x} className="stem" from={point} to={{ x: point.x, y: levels[0]?.at ?? 100 }} />)}
            {points.map(({ x, y, label, isUpper }) => (
              <g key={x}>
                <circle className={chooseShape(index)} cx={`${x}%`} cy={`${y}%`} r="5" />
                <text className="value" x={`${x}%`} y={`${y}%`} dy={isUpper ? "-.7em" : "1.5em"}>
                  {label}
                </text>
              </g>
            ))}
          </g>
        ))}
      </svg>
      <small>{across}</small>
    </Plot>
  );
}

/** Horizontal lines, each with its label, at percentages of the height. */
export function Levels({ levels }: { readonly levels: readonly { readonly label: string; readonly at: number }[] }) {
  return levels.map(({ label, at }) => (
    <g key={at}>
      <line x2="100%" y1={`${at}%`} y2={`${at}%`} />
      <text y={`${at}%`} dy="-.3em">
        {label}
      </text>
    </g>
  ));
}

const chooseShape = (line: number): string => (line === 0 ? "solid" : "hollow");

export function Segment({ className, from, to }: { readonly className: string; readonly from: Point; readonly to: Point }) {
  return <line className={className} x1={`${from.x}%`} y1={`${from.y}%`} x2={`${to.x}%`} y2={`${to.y}%`} />;
}

export const Plot = styled.div`
  > svg {
    width: 100%;
    height: 16rem;
    overflow: visible;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
    margin-bottom: var(--space-3);
    font-size: var(--text-n);
    line-height: 1.35;
  }
  span {
    display: flex;
    gap: var(--space-2);
    align-items: center;
  }
  small {
    ${smallLine}
    text-align: right;
  }
  line {
    stroke: var(--line);
  }
  text {
    fill: var(--soft);
    font-size: var(--text-xs);
  }
  .solid,
  .hollow {
    fill: var(--link);
    stroke: var(--link);
    stroke-width: 2.5;
  }
  .hollow {
    fill: var(--paper);
    stroke-dasharray: 5 4;
  }
  circle.hollow {
    stroke-dasharray: none;
  }
  .value {
    fill: var(--ink);
    stroke: var(--paper);
    stroke-width: 5px;
    paint-order: stroke;
    font-size: var(--text-s);
    font-weight: 600;
    text-anchor: middle;
  }
  .middle {
    text-anchor: middle;
  }
  .stem {
    stroke: var(--link);
  }
`;
