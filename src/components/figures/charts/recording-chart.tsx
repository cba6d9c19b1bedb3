import { scaleLog } from "d3-scale";
import styled from "styled-components";
import { percent } from "../../../artwork/charts/chart-scale";
import { capitalized } from "../../../site/capitalized";
import type { FigureTable } from "../../../site/figures/format-chart";
import { bands, type BandName } from "../../../site/bands";
import { describePart, describeRecording, formatTime, type RecordingData, type RecordingPart } from "../../../site/recordings";
import { ChartFrame } from "./chart";

const ladder = (Object.keys(bands) as BandName[]).sort((one, other) => bands[one].low - bands[other].low);
const LANE = 100 / ladder.length;

/** Each band has the same height; within it, rates are spaced by their ratio. */
const heightAt = scaleLog()
  .domain([...ladder.map((band) => bands[band].low), 100])
  .range([...ladder.map((_, index) => 100 - index * LANE), 0])
  .clamp(true);

interface RecordingChartProps {
  readonly id: string;
  readonly title: string;
  readonly recording: RecordingData;
  /** Rates of sounds that can be heard on this site. */
  readonly ownRates: readonly number[];
}

/** The rates in a recording over time, on a ladder of the bands, beside those of this site's sounds. */
export function RecordingChart({ id, title, recording, ownRates }: RecordingChartProps) {
  const lines = describeRecording(recording);
  return (
    <ChartFrame
      id={id}
      title={title}
      axis="Beats or pulses a second, over time"
      description={recording.parts.map((part) => `${formatSpan(part)}: ${describePart(part)}`).join("; ")}
      caption={`${lines
        .filter((line) => !/^\d/.test(line))
        .map(capitalized)
        .join(". ")}.${ownRates.length > 0 ? " Rings at the right: rates of our own sounds." : ""}`}
      table={partsTable(recording)}
    >
      <Drawing>
        {ladder.map((band, index) => (
          <g key={band}>
            <line x2="100%" y1={`${100 - index * LANE}%`} y2={`${100 - index * LANE}%`} />
            <text y={`${100 - index * LANE}%`} dy="-.4em">
              {band} {bands[band].low}–{bands[band].high} Hz
            </text>
          </g>
        ))}
        {recording.parts.map(
          ({ from, to, rate, rateEnd }, index) =>
            typeof rate === "number" && (
              <line
                key={index}
                className="part"
                x1={at((from / recording.seconds) * 100)}
                x2={at((to / recording.seconds) * 100)}
                y1={at(heightAt(rate))}
                y2={at(heightAt(rateEnd ?? rate))}
              />
            ),
        )}
        {ownRates.map((rate) => (
          <circle key={rate} cx="100%" cy={at(heightAt(rate))} r="4" />
        ))}
      </Drawing>
    </ChartFrame>
  );
}

const at = (value: number): string => `${percent(value)}%`;

const formatSpan = ({ from, to }: RecordingPart): string => `${formatTime(from)}–${formatTime(to)}`;

const partsTable = ({ parts }: RecordingData): FigureTable => ({
  head: ["Time", "What is in it", "Above the noise"],
  rows: parts.map((part) => [formatSpan(part), describePart(part), typeof part.aboveNoise === "number" ? `${part.aboveNoise} dB` : "–"]),
});

const Drawing = styled.svg`
  width: calc(100% - 5px);
  height: 14rem;
  overflow: visible;
  line {
    stroke: var(--line);
  }
  .part {
    stroke: var(--link);
    stroke-width: 4;
  }
  circle {
    fill: var(--paper);
    stroke: var(--soft);
    stroke-width: 2;
  }
  text {
    fill: var(--soft);
    font-size: var(--text-xs);
  }
`;
