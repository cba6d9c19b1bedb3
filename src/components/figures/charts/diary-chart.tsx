import styled from "styled-components";
import { lineLayout } from "../../../artwork/charts/chart-scale";
import { capitalized } from "../../../site/capitalized";
import { formatDay } from "../../../site/dates";
import { compareDays } from "../../../site/first-hand";
import type { TrialData } from "../../props";
import { ChartFrame } from "./chart";

/** A diary, one dot a day: filled with listening, hollow without. Days are compared only where there are enough of both kinds. */
export function DiaryChart({ trial: { question, measure, from, days } }: { readonly trial: TrialData }) {
  const found = compareDays(days);
  const points = days.flatMap(({ date, listened, value }) =>
    typeof value === "number"
      ? { label: "", work: "", measure: "count", estimate: value, at: dayOf(date, from), series: listened ? "with" : "without" }
      : [],
  );
  const { lines, levels } = lineLayout(points);
  const outcome = found
    ? `The median day with listening had ${found.with}, the median day without ${found.without}.`
    : "There are too few days of one kind to compare them.";
  return (
    <ChartFrame
      id="diary"
      title={question}
      axis={capitalized(measure)}
      description={`${capitalized(measure)}, a dot for each of ${points.length} days. ${outcome}`}
      caption={`${outcome} Filled: days with listening; hollow: days without. One person is one person: this shows what happened to one, and not what it does.`}
      table={{
        head: ["Day", "Listened", capitalized(measure), "Note"],
        rows: days.map(({ date, listened, minutes, when, value, note }) => [
          formatDay(date),
          listened ? [minutes && `${minutes} minutes`, when].filter(Boolean).join(", ") || "yes" : "no",
          typeof value === "number" ? String(value) : "–",
          note ?? "",
        ]),
      }}
    >
      {points.length > 1 && (
        <Drawing>
          {levels.map(({ label, at }) => (
            <g key={at}>
              <line x2="100%" y1={`${at}%`} y2={`${at}%`} />
              <text y={`${at}%`} dy="-.3em">
                {label}
              </text>
            </g>
          ))}
          {lines.map(({ name, points: dots }) =>
            dots.map(({ x, y }) => <circle key={`${x} ${y}`} className={name} cx={`${x}%`} cy={`${y}%`} r="6" />),
          )}
        </Drawing>
      )}
    </ChartFrame>
  );
}

const dayOf = (date: string, from: string): number => (Date.parse(date) - Date.parse(from)) / 86_400_000;

const Drawing = styled.svg`
  width: 100%;
  height: 14rem;
  overflow: visible;
  line {
    stroke: var(--line);
  }
  circle {
    fill: var(--link);
    stroke: var(--link);
    stroke-width: 2;
  }
  .without {
    fill: var(--paper);
  }
  text {
    fill: var(--soft);
    font-size: var(--text-xs);
  }
`;
