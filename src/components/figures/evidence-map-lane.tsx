import { LANE_WIDTH, type Lane, type MapScale } from "../../artwork/charts/evidence-map";
import { labels } from "../../site/evidence-labels";
import { formatEffect } from "../../site/figures/format-chart";
import type { MapReference } from "../props";

interface LaneDrawingProps {
  readonly path: string;
  readonly lane: Lane<MapReference>;
  readonly scale: MapScale;
  /** Whether pointing at a dot shows the name of its work instead of the outcome; else it is only the dot's title. */
  readonly hasNames: boolean;
}

/** The dots of a lane, each a link to its work. */
export function LaneDrawing({ path, lane, scale, hasNames }: LaneDrawingProps) {
  const { height, line, strip, dots } = lane;
  return (
    <svg viewBox={`0 0 ${LANE_WIDTH} ${height}`}>
      {strip && <Strip {...strip} zero={scale.zero} />}
      {line && <path d={`M0 ${line}h${LANE_WIDTH}`} />}
      {line && scale.ticks.map(({ x }) => <path key={x} d={`M${x} ${line - 3}v6`} />)}
      <path className="zero" d={`M${scale.zero} 0v${height}`} />
      {dots.map(({ work, label, effect, people, x, y, r }) => {
        const facts = [labels[label].text, effect && formatEffect(effect), people && `${people.toLocaleString("en-US")} people`];
        return (
          <a key={work.id} href={`${path}#${work.id}`}>
            <title>{`${work.name}: ${facts.filter(Boolean).join(", ")}`}</title>
            <circle className={people ? label : `${label} unknown`} cx={x} cy={y} r={r} />
            {hasNames && <text y="-6">{work.name}</text>}
          </a>
        );
      })}
    </svg>
  );
}

/** The ground of directions, in the colors of worse, neither and better. */
function Strip({ y, height, neither, zero }: NonNullable<Lane<unknown>["strip"]> & { readonly zero: number }) {
  return (
    <>
      <rect className="harm" y={y} width={zero - neither} height={height} />
      <rect className="no-benefit" x={zero - neither} y={y} width={2 * neither} height={height} />
      <rect x={zero + neither} y={y} width={LANE_WIDTH - zero - neither} height={height} />
    </>
  );
}

/** The numbers of all lanes of a method, and what their directions mean. */
export function Axis({ scale: { zero, ticks }, hasNumbers }: { readonly scale: MapScale; readonly hasNumbers: boolean }) {
  return (
    <svg viewBox={`0 ${hasNumbers ? 0 : 15} ${LANE_WIDTH} ${hasNumbers ? 33 : 18}`} aria-hidden>
      {hasNumbers &&
        ticks.map(({ x, label }) => (
          <text key={x} x={x} y="14">
            {label}
          </text>
        ))}
      <text className="end" x={zero - 8} y="30">
        ← worse
      </text>
      <text className="start" x={zero + 8} y="30">
        better →
      </text>
    </svg>
  );
}
