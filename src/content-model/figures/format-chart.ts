import { capitalized } from "../../site/capitalized";
import { formatPeople } from "../../site/format-count";
import type { ChartData, ChartRow, EffectData, FigureSource } from "./figure-data";
import { countDecimals, findMeasure, formatNumber, noEffect } from "./measures";

/** The words of a chart that are made from its numbers. */

/**
 * The decimals of all numbers that a chart draws: those of its measure or, if it has none, the most of any estimate. The
 * chart's table has the numbers as they were published.
 */
export const chartDecimals = (rows: readonly EffectData[]): number =>
  findMeasure(rows[0]?.measure ?? "").decimals || Math.max(0, ...rows.map(({ estimate }) => countDecimals(estimate)));

/** `0.35`, `26.3%`, `5 of 14`, `11 days`. */
export function formatEstimate({ measure, estimate, total }: EffectData, decimals?: number): string {
  const number = formatNumber(estimate, measure, decimals);
  if (total) return `${number} of ${total}`;
  const { unit } = findMeasure(measure);
  return number + (estimate === 1 ? unit.replace(/s$/, "") : unit);
}

/** An effect with an interval. */
type Interval = EffectData & { readonly low: number; readonly high: number };

export const hasInterval = <T extends EffectData>(effect: T): effect is T & Interval =>
  typeof effect.low === "number" && typeof effect.high === "number";

/** Whether the interval of a row includes no effect. */
export const includesNoEffect = (row: EffectData): boolean =>
  hasInterval(row) && row.low <= noEffect(row.measure) && row.high >= noEffect(row.measure);

/** `0.11 to 0.59`, with its level if that is not 95%; undefined when the interval is unknown. */
export function formatInterval(effect: EffectData, decimals?: number): string | undefined {
  if (!hasInterval(effect)) return undefined;
  const { low, high, level, measure } = effect;
  const none = noEffect(measure);
  // An end beside no effect must not be rounded to it.
  const end = (value: number) =>
    formatNumber(value, measure, value !== none && Number(value.toFixed(decimals)) === none ? undefined : decimals);
  const range = `${end(low)} to ${end(high)}`;
  return (level ?? 95) === 95 ? range : `${level}%: ${range}`;
}

/** `g = 0.45`, `HR 0.71 (95% interval 0.50 to 0.998)`, `26.3% (…)`, `5 of 14`. */
export function formatEffect(effect: EffectData): string {
  const { measure, total } = effect;
  const hasUnit = Boolean(total) || findMeasure(measure).unit !== "";
  const number = formatEstimate(effect);
  const estimate = hasUnit ? number : measure.length === 1 ? `${measure} = ${number}` : `${measure} ${number}`;
  if (!hasInterval(effect)) return estimate;
  const { low, high, level } = effect;
  return `${estimate} (${level ?? 95}% interval ${formatNumber(low, measure)} to ${formatNumber(high, measure)})`;
}

/** `13 studies`, `2,832 people`, whichever says more about a pooled number; undefined when neither is known. */
export function formatSize({ n, k }: EffectData): string | undefined {
  if (k && k > 1) return `${k.toLocaleString("en-US")} studies`;
  return n ? formatPeople(n) : undefined;
}

/** The work and its size, for the small print of a row: `Cortese et al. 2016, 13 studies`. */
export const formatWork = (row: ChartRow): string => [row.work, formatSize(row)].filter(Boolean).join(", ");

/** What the signs of a drawing mean: which level its intervals have, and that a sign without one has none. */
export function formatLegend({ kind, rows }: Pick<ChartData, "kind" | "rows">): string {
  if (kind === "line") return rows.some(hasInterval) ? "The intervals are in the table." : "Intervals are not given.";
  if (kind !== "forest" && kind !== "bars") return "";
  const levels = new Set(rows.filter(hasInterval).map(({ level }) => level ?? 95));
  const sentences = [];
  if (levels.has(95)) sentences.push("Lines are 95% intervals.");
  if (levels.has(99)) sentences.push(`Lines with end marks are 99% intervals${levels.has(95) ? "" : ", which are wider than 95% ones"}.`);
  if (rows.every(hasInterval)) return sentences.join(" ");
  if (kind === "forest") sentences.push("A hollow dot means that the interval is not given.");
  else sentences.push(levels.size > 0 ? "A bar without a line has no interval given." : "Intervals are not given.");
  return sentences.join(" ");
}

/** The numbers of a chart as a table. */
export interface FigureTable {
  readonly head: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly string[])[];
}

/** A chart's numbers as a table: label, estimate, interval where any is known and, where rows differ in it, the work. */
export function chartTable(chart: Pick<ChartData, "kind" | "rows" | "across">): FigureTable {
  const { rows, across, kind } = chart;
  const measure = rows[0]?.measure ?? "";
  const levels = [...new Set(rows.filter(hasInterval).map(({ level }) => level ?? 95))];
  const interval = (row: ChartRow) => formatInterval(row)?.replace(levels.length === 1 ? /^99%: / : "", "") ?? "not given";
  const withLevel = (row: ChartRow) => (levels.length > 1 && row.level === 95 ? `95%: ${interval(row)}` : interval(row));
  const columns: (readonly [string, (row: ChartRow) => string])[] = [
    ["Result", ({ label, series }) => (kind === "line" && series ? series : label)],
    ...(kind === "line" ? [[across ?? "When", ({ when, at }: ChartRow) => when ?? String(at)] as const] : []),
    [measure === "count" ? "Count" : capitalized(findMeasure(measure).name), formatEstimate],
    ...(levels.length > 0 ? [[levels.length === 1 ? `${levels[0]}% interval` : "Interval", withLevel] as const] : []),
    ...(new Set(rows.map(formatWork)).size > 1 ? [["Work", formatWork] as const] : []),
  ];
  return { head: columns.map(([head]) => head), rows: rows.map((row) => columns.map(([, cell]) => cell(row))) };
}

/** A source with its size: `, 13 studies` after the name, or nothing. */
export const formatSourceSize = ({ size }: FigureSource): string => (size ? `, ${size}` : "");
