export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * SVG path data of a uniform quadratic B-spline, in whole units. Relative `t` commands compress best. Control points are
 * rounded to even numbers, so that their midpoints are whole and no rounding error adds up.
 *
 * @param points control points, at least three; the path ends halfway between the last two
 */
export function spline(points: readonly Point[]): string {
  const controls = points.map(({ x, y }) => ({ x: even(x), y: even(y) }));
  const joints = controls.slice(1).map(({ x, y }, i) => ({ x: (x + (controls[i]?.x ?? 0)) / 2, y: (y + (controls[i]?.y ?? 0)) / 2 }));
  const [start = origin, ...ends] = joints;
  const [first = "", ...rest] = ends.map((end, i) => relative(joints[i] ?? origin, end));
  return compact(`M${start.x} ${start.y}q${relative(start, controls[1] ?? origin)} ${first}t${rest.join(" ")}`);
}

/**
 * How much a wave must be raised, because the spline flattens it.
 *
 * @param pointsPerPeriod control points in one period, more than two
 */
export const splineGain = (pointsPerPeriod: number): number => 1 / Math.cos(Math.PI / pointsPerPeriod);

/** Path data without spaces before a minus sign, which also separates numbers. */
export const compact = (d: string): string => d.replaceAll(" -", "-");

const origin: Point = { x: 0, y: 0 };
/** Even numbers compress better, and are exact enough. */
const even = (value: number): number => 2 * Math.round(value / 2);
const relative = (from: Point, to: Point): string => `${to.x - from.x} ${to.y - from.y}`;
