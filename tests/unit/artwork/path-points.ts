import type { Point } from "../../../src/artwork/spline";

const numbersOf = (text: string): number[] => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
const pairs = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, i) => ({ x: numbers[2 * i] as number, y: numbers[2 * i + 1] as number }));

/** Points on a spline, from its path of one `q` and relative `t` commands: end points and midpoints of the segments. */
export function pointsOf(d: string): Point[] {
  const [start, firstControl, ...ends] = pairs(numbersOf(d)) as [Point, Point, ...Point[]];
  const points = [start];
  let control = { x: start.x + firstControl.x, y: start.y + firstControl.y };
  for (const by of ends) {
    const from = points.at(-1) as Point;
    const to = { x: from.x + by.x, y: from.y + by.y };
    points.push({ x: (from.x + 2 * control.x + to.x) / 4, y: (from.y + 2 * control.y + to.y) / 4 }, to);
    control = { x: 2 * to.x - control.x, y: 2 * to.y - control.y };
  }
  return points;
}

/** The splines of a path that has several. */
export const splinesOf = (d: string): string[] => d.split(/(?=M)/);

/** Dashes of a path of `h` commands. */
export function dashesOf(d: string): (Point & { readonly length: number })[] {
  let at = { x: 0, y: 0 };
  return d
    .split(/[Mm]/)
    .slice(1)
    .map((part) => {
      const [x = 0, y = 0, length = 0] = numbersOf(part);
      const dash = { x: at.x + x, y: at.y + y, length };
      at = { x: dash.x + length, y: dash.y };
      return dash;
    });
}
