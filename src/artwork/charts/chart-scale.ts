import { scaleLinear, scaleLog } from "d3-scale";
import { chartDecimals } from "../../content-model/figures/format-chart";
import type { ChartData, EffectData } from "../../content-model/figures/figure-data";
import { countDecimals, findMeasure, formatNumber, noEffect } from "../../content-model/figures/measures";

/** A mark on an axis: its label, and its position in percent of the axis. */
interface Tick {
  readonly label: string;
  readonly at: number;
}

/** An axis as long as its container: positions are percentages, so that a drawing needs no fixed width. */
export interface ChartScale {
  /** Position of a value in percent, with one decimal. */
  readonly at: (value: number) => number;
  readonly ticks: readonly Tick[];
  readonly zero: number;
  /** The side on which things got worse: below no effect or, for ratios, which are those of a risk, above it. */
  readonly worse: readonly [from: number, to: number];
}

const MAX_TICKS = 4;
/** From this ratio of its ends, a logarithmic axis has ticks in steps of ten. */
const WIDE_RATIO = 8;

/** Percent with one decimal: a thousandth of a drawing is less than a pixel. */
export const percent = (value: number): number => Math.round(value * 10) / 10;

/**
 * The horizontal axis of a forest plot or of bars: from the lowest to the highest end of all intervals and the value of no
 * effect. Ratios have a logarithmic axis, on which half and double are equally far from 1.
 *
 * @param rows effects of one measure
 */
export function chartScale(rows: readonly EffectData[]): ChartScale {
  const measure = rows[0]?.measure ?? "";
  const zero = noEffect(measure);
  const values = [zero, ...rows.flatMap(({ estimate, low, high }) => [estimate, low ?? estimate, high ?? estimate])];
  const [from, to] = [Math.min(...values), Math.max(...values)];
  if (from === to) return { at: () => 0, ticks: [], zero: 0, worse: [0, 0] };
  const { isRatio } = findMeasure(measure);
  const { scale, ticks } = isRatio ? logAxis(from, to) : linearAxis(from, to);
  const at = (value: number) => percent(scale(value));
  return {
    at,
    ticks: toTicks(ticks, at, measure === "percent" ? "%" : ""),
    zero: at(zero),
    worse: isRatio ? [at(zero), 100] : [0, at(zero)],
  };
}

/** Labels with the same decimals, unless they are steps of ten. */
function toTicks(values: readonly number[], at: (value: number) => number, unit = ""): Tick[] {
  const rounded = values.map((value) => Number(value.toPrecision(6)));
  const decimals = Math.max(0, ...rounded.map(countDecimals));
  const isInTens = rounded.length > 1 && rounded.every((value) => value > 0 && Number.isInteger(Math.log10(value)));
  return rounded.map((value) => ({ label: formatNumber(value, "", isInTens ? undefined : decimals) + unit, at: at(value) }));
}

function linearAxis(from: number, to: number) {
  const scale = scaleLinear([0, 100]).domain([from, to]).nice(MAX_TICKS);
  return { scale, ticks: scale.ticks(MAX_TICKS) };
}

function logAxis(from: number, to: number) {
  // Ticks in equal steps are easier to read where the axis is short.
  const isWide = to / from > WIDE_RATIO;
  const nice = isWide ? scaleLog().domain([from, to]).nice().domain() : scaleLinear().domain([from, to]).nice(MAX_TICKS).domain();
  const domain = nice[0] ? nice : [from, to];
  const scale = scaleLog([0, 100]).domain(domain);
  return {
    scale,
    ticks: isWide ? scale.ticks().filter((value) => Number.isInteger(Math.log10(value))) : scaleLinear().domain(domain).ticks(MAX_TICKS),
  };
}

/** Room for labels: left and right of the points, above them with the vertical axis's title, and below for the horizontal axis. */
const area = { left: 11, right: 90, top: 18, bottom: 88 };

/**
 * Places the points of a line chart in percent of its area, with lines in the order of the file: distances in time are true to
 * scale, and the vertical axis begins at 0. A point's label has as many decimals as those of the others; `isUpper` says whether it
 * is the highest at its place.
 */
export function lineLayout(rows: ChartData["rows"]) {
  const points = rows.map((row) => ({ ...row, at: row.at ?? 0, when: row.when ?? "", series: row.series ?? "" }));
  const places = points.map(({ at }) => at);
  const x = scaleLinear([area.left, area.right]).domain([Math.min(...places), Math.max(...places)]);
  const y = scaleLinear([area.bottom, area.top])
    .domain([Math.min(0, ...points.map(({ estimate }) => estimate)), Math.max(0, ...points.map(({ estimate }) => estimate))])
    .nice(MAX_TICKS);
  const decimals = chartDecimals(rows);
  const label = ({ estimate, measure }: (typeof points)[number]) => formatNumber(estimate, measure, decimals);
  const isUpper = (point: (typeof points)[number]) =>
    points.every((other) => other === point || other.at !== point.at || other.estimate <= point.estimate);
  return {
    lines: [...new Set(points.map(({ series }) => series))].map((name) => ({
      name,
      points: points
        .filter(({ series }) => series === name)
        .map((point) => ({ x: percent(x(point.at)), y: percent(y(point.estimate)), label: label(point), isUpper: isUpper(point) })),
    })),
    columns: [...new Map(points.map(({ at, when }) => [at, when]))].map(([at, label]) => ({ label, at: percent(x(at)) })),
    levels: toTicks(y.ticks(MAX_TICKS), (value) => percent(y(value))),
  };
}
