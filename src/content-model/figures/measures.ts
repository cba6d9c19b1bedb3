/** A unit of effects: its name in words, how its numbers are written, and its value when there is no effect. */
interface Measure {
  readonly name: string;
  /** After each number, with a space before it where one belongs. */
  readonly unit: string;
  readonly isRatio: boolean;
  /** Fewest decimals of a number: 0.30 beside 0.24. */
  readonly decimals: number;
}

const difference = (name: string): Measure => ({ name, unit: "", isRatio: false, decimals: 2 });
const ratio = (name: string): Measure => ({ name, unit: "", isRatio: true, decimals: 2 });
const amount = (name: string, unit: string): Measure => ({ name, unit, isRatio: false, decimals: 0 });

const measures: Readonly<Record<string, Measure>> = {
  g: difference("standardized difference (g)"),
  d: difference("standardized difference (d)"),
  SMD: difference("standardized difference (SMD)"),
  "effect size": difference("effect size"),
  HR: ratio("hazard ratio"),
  OR: ratio("odds ratio"),
  RR: ratio("risk ratio"),
  r: difference("correlation (r)"),
  percent: amount("percent", "%"),
};

export const namedMeasures = Object.keys(measures);

/** What a unit of effects is called and how it is written. A unit that is not listed is its own name. */
export function findMeasure(name: string): Measure {
  return measures[name] ?? amount(name, name === "count" ? "" : ` ${name}`);
}

/** The value that means no effect: 1 for a ratio, 0 for a difference. */
export const noEffect = (measure: string): number => (findMeasure(measure).isRatio ? 1 : 0);

/** Decimals of a number as it was published. */
export const countDecimals = (value: number): number => String(value).split(".")[1]?.length ?? 0;

/** A number with a minus sign, without its unit; unless it says how many, with at least the usual decimals of its measure. */
export function formatNumber(
  value: number,
  measure: string,
  decimals = Math.max(countDecimals(value), findMeasure(measure).decimals),
): string {
  return value.toFixed(decimals).replace("-", "−");
}
