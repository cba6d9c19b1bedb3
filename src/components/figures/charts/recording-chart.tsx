import { scaleLog } from "d3-scale";
import { percent } from "../../../artwork/charts/chart-scale";
import { bands, type BandName } from "../../../content-model/figures/bands";
import { capitalized } from "../../../site/capitalized";
import { describePart, describeRecording, formatTime, type RecordingPart } from "../../../content-model/figures/recordings";
import type { Recording } from "../../../content-model/types/recording";
import { ChartFrame } from "./chart";
import { Levels, Plot, Segment } from "./line";

const ladder = (Object.keys(bands) as BandName[]).sort((one, other) => bands[one].low - bands[other].low);
const levels = ladder.map((band, index) => ({
  label: `${band} ${bands[band].low}–${bands[band].high} Hz`,
  at: 100 - (index * 100) / ladder.length,
}));

/** Each band has the same height; within it, rates are spaced by their ratio. */
const heightAt = scaleLog()
  .domain([...ladder.map((band) => bands[band].low), 100])
  .range([...levels.map(({ at }) => at), 0])
  .clamp(true);

/** Time runs between the labels of the bands and the rings, in percent of the width; labels take more of it on a phone. */
const TIME = { from: 30, to: 94 };

interface RecordingChartProps {
  readonly recording: Recording;
  /** Rates of sounds that can be heard on this site. */
  readonly ownRates: readonly number[];
}

/** The rates in a recording over time, on a ladder of the bands, beside those of this site's sounds. */
export function RecordingChart({ recording, ownRates }: RecordingChartProps) {
  const { id, title, otherProduct, format, parts, seconds } = recording;
  // The table has the parts.
  const facts = describeRecording({ ...recording, parts: [] }).map(capitalized);
  const point = (time: number, rate: number) => ({
    x: percent(TIME.from + (time / seconds) * (TIME.to - TIME.from)),
    y: percent(heightAt(rate)),
  });
  return (
    <ChartFrame
      id={`recording-${id}`}
      title={`${title}${otherProduct ? `, by ${otherProduct}` : ""}: ${formatTime(seconds)}, ${format}`}
      axis="Beats or pulses a second, over time"
      description={parts.map((part) => `${formatSpan(part)}: ${describePart(part)}`).join("; ")}
      caption={`${facts.join(". ")}.${ownRates.length > 0 ? " Rings at the right: rates of our own sounds." : ""}`}
      table={{
        head: ["Time", "What is in it", "Above the noise"],
        rows: parts.map((part) => [
          formatSpan(part),
          describePart(part),
          typeof part.aboveNoise === "number" ? `${part.aboveNoise} dB` : "–",
        ]),
      }}
    >
      <Plot>
        <svg>
          <Levels levels={levels} />
          {parts.map(
            ({ from, to, rate, rateEnd }) =>
              typeof rate === "number" && <Segment key={from} className="solid" from={point(from, rate)} to={point(to, rateEnd ?? rate)} />,
          )}
          {ownRates.map((rate) => (
            <circle key={rate} className="hollow" cx="99%" cy={`${point(0, rate).y}%`} r="4" />
          ))}
        </svg>
      </Plot>
    </ChartFrame>
  );
}

const formatSpan = ({ from, to }: RecordingPart): string => `${formatTime(from)}–${formatTime(to)}`;
