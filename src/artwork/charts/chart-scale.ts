import { scaleLinear, scaleLog } from "d3-scale";
import type { ChartData, EffectData } from "../../site/figures/figure-data";
import { formatNumber, findMeasure, noEffect } from "../../site/figures/measures";

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
  if (from === to) return { at: () => 0, ticks: [], zero: 0 };
  const { scale, ticks } = findMeasure(measure).isRatio ? logAxis(from, to) : linearAxis(from, to);
  const at = (value: number) => percent(scale(value));
  return {
    at,
    ticks: ticks.map((value) => ({ label: tickLabel(value, measure), at: at(value) })),
    zero: at(zero),
  };
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

/** A number on an axis: no more decimals than it needs. */
const tickLabel = (value: number, measure: string): string => (measure === "percent" ? `${formatTick(value)}%` : formatTick(value));

const formatTick = (value: number): string => formatNumber(Number(value.toPrecision(6)), "");

/** A point of a line chart, in percent of its area; `isUpper` says whether it is the highest at its place. */
export interface LinePoint {
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly isUpper: boolean;
}

/** Room for labels: left and right of the points, above them, and below for the labels of the horizontal axis. */
const area = { left: 11, right: 94, top: 10, bottom: 88 };

/** Places the points of a line chart, with lines in the order of the file: distances in time are true to scale, and the vertical axis begins at 0. */
export function lineLayout(rows: ChartData["rows"]) {
  const points = rows.map((row) => ({ ...row, at: row.at ?? 0, when: row.when ?? "", series: row.series ?? "" }));
  const places = points.map(({ at }) => at);
  const x = scaleLinear([area.left, area.right]).domain([Math.min(...places), Math.max(...places)]);
  const y = scaleLinear([area.bottom, area.top])
    .domain([0, Math.max(...points.map(({ estimate }) => estimate))])
    .nice(MAX_TICKS);
  const isUpper = (point: (typeof points)[number]) =>
    points.every((other) => other === point || other.at !== point.at || other.estimate <= point.estimate);
  return {
    lines: [...new Set(points.map(({ series }) => series))].map((name) => ({
      name,
      points: points
        .filter(({ series }) => series === name)
        .map((point) => ({ x: percent(x(point.at)), y: percent(y(point.estimate)), value: point.estimate, isUpper: isUpper(point) })),
    })),
    columns: [...new Map(points.map(({ at, when }) => [at, when]))].map(([at, label]) => ({ label, at: percent(x(at)) })),
    levels: y.ticks(MAX_TICKS).map((value) => ({ label: formatTick(value), at: percent(y(value)) })),
  };
}
