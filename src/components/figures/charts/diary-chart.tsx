import { lineLayout } from "../../../artwork/charts/chart-scale";
import type { Trial } from "../../../content-model/types/trial";
import { capitalized } from "../../../site/capitalized";
import { formatDay } from "../../../site/dates";
import { formatCount } from "../../../site/format-count";
import { compareDays } from "../../../content-model/first-hand";
import { ChartFrame } from "./chart";
import { Levels, Plot } from "./line";

/** A diary, one dot a day: filled with listening, hollow without. Days are compared only where there are enough of both kinds. */
export function DiaryChart({ trial: { question, measure, days: written } }: { readonly trial: Trial }) {
  const days = [...written].sort((one, other) => (one.date < other.date ? -1 : 1));
  const found = compareDays(days);
  const points = days.flatMap(({ date, listened, value }) =>
    value === undefined
      ? []
      : { label: "", work: "", measure: "count", estimate: value, at: Date.parse(date), series: listened ? "solid" : "hollow" },
  );
  const { lines, levels } = lineLayout(points);
  const outcome = found
    ? `The median day with listening had ${found.with}, the median day without ${found.without}.`
    : "There are too few values of days, with listening or without, to compare them.";
  return (
    <ChartFrame
      id="diary"
      title={question}
      axis={capitalized(measure)}
      description={`${capitalized(measure)}, a dot for each of ${formatCount(points.length, "day", "days")}. ${outcome}`}
      caption={`${outcome} Filled: days with listening; hollow: days without. One person is one person: this shows what happened to one, and not what it does.`}
      table={{
        head: ["Day", "Listened", capitalized(measure), "Note"],
        rows: days.map(({ date, listened, minutes, when, value, note = "" }) => [
          formatDay(date),
          listened ? [minutes && formatCount(minutes, "minute", "minutes"), when].filter(Boolean).join(", ") || "yes" : "no",
          value === undefined ? "–" : String(value),
          note,
        ]),
      }}
    >
      {points.length > 1 && (
        <Plot>
          <svg>
            <Levels levels={levels} />
            {lines.map(({ name, points: dots }) =>
              dots.map(({ x, y }) => <circle key={x} className={name} cx={`${x}%`} cy={`${y}%`} r="5" />),
            )}
          </svg>
        </Plot>
      )}
    </ChartFrame>
  );
}
