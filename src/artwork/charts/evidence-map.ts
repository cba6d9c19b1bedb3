import { scaleLinear } from "d3-scale";
import { evidenceLabels, labelDirection, type EvidenceLabel } from "../../site/evidence-labels";
import type { EffectData } from "../../site/figures/figure-data";
import { formatNumber } from "../../site/figures/measures";

/** Units of a lane's width. On the smallest phone a unit is a pixel. */
export const LANE_WIDTH = 288;
/** Smallest and largest radius of a dot. Between them it is the last number times the square root of the people: areas are to scale. */
const [SMALLEST, LARGEST, RADIUS_PER_ROOT] = [4.5, 15, 0.65];
/** About as many marks as the scale has. */
const TICKS = 4;
/** Fewer people than the first number and more than the second are drawn like these. */
export const peopleToScale = [SMALLEST, LARGEST].map((r) => Math.round((r / RADIUS_PER_ROOT) ** 2));
/** Least distance of two dots, and around the dots of a strip. */
const [GAP, PADDING] = [2, 4];
/** Least and largest width of the part of a strip, on either side of its line, for works that say neither better nor worse. */
const [NARROW, WIDE] = [28, 60];

/** A number of a work, with the outcomes for which it is on the map. */
interface MapEffect extends EffectData {
  readonly lowerIsBetter?: boolean | null | undefined;
  readonly mapOutcomes?: readonly string[] | null | undefined;
}

/** A work as it is on the map. */
export interface MapWork {
  readonly id: string;
  readonly evidence?: EvidenceLabel | null | undefined;
  readonly outcomes: readonly string[];
  readonly people?: number | null | undefined;
  readonly effects: readonly MapEffect[];
}

interface Dot<T> {
  readonly work: T;
  readonly label: EvidenceLabel;
  /** Its number; without one it has only a direction. */
  readonly effect: MapEffect | undefined;
  readonly people: number | undefined;
  readonly r: number;
}

interface PlacedDot<T> extends Dot<T> {
  readonly x: number;
  readonly y: number;
}

/** The works of a lane: above those with a number, on a common scale; below, in a strip of their own, those with only a direction. */
export interface Lane<T> {
  readonly height: number;
  /** The line of the numbers; undefined without any. */
  readonly line: number | undefined;
  /**
   * The strip of directions; undefined without any. As far as `neither` from the line are works that say neither better nor
   * worse, beyond it the others.
   */
  readonly strip: { readonly y: number; readonly height: number; readonly neither: number } | undefined;
  readonly dots: readonly PlacedDot<T>[];
}

/** The size of an effect in the direction of better. */
const effectSize = ({ estimate, lowerIsBetter }: MapEffect): number => (lowerIsBetter ? -estimate : estimate);

/** The radius of a dot: its area grows with the number of people. */
const dotRadius = (people: number | undefined): number =>
  Math.round(2 * Math.min(LARGEST, Math.max(SMALLEST, RADIUS_PER_ROOT * Math.sqrt(people ?? 0)))) / 2;

/** The works about an outcome as dots, surest first and then largest first. Sources that are no studies have no dot. */
export function listDots<T extends MapWork>(works: readonly T[], outcome: string): Dot<T>[] {
  return works
    .filter(({ outcomes }) => outcomes.includes(outcome))
    .flatMap((work) => {
      const { evidence: label, effects } = work;
      if (!label) return [];
      const effect = effects.find(({ mapOutcomes }) => mapOutcomes?.includes(outcome));
      const people = effect?.n ?? work.people ?? effects.find(({ n }) => n)?.n ?? undefined;
      return [{ work, label, effect, people, r: dotRadius(people) }];
    })
    .sort((a, b) => evidenceLabels.indexOf(a.label) - evidenceLabels.indexOf(b.label) || b.r - a.r);
}

/** The common scale of all numbers, from worse to better in units of a lane. */
export interface MapScale {
  readonly at: (size: number) => number;
  readonly zero: number;
  readonly ticks: readonly { readonly x: number; readonly label: string }[];
}

export function mapScale(works: readonly MapWork[]): MapScale {
  const sizes = works.flatMap(({ effects }) => effects.filter(({ mapOutcomes }) => mapOutcomes?.length).map(effectSize));
  const scale = scaleLinear([LARGEST, LANE_WIDTH - LARGEST])
    .domain([Math.min(-1, ...sizes), Math.max(1, ...sizes)])
    .nice(TICKS);
  const at = (size: number) => Math.round(scale(size));
  return { at, zero: at(0), ticks: scale.ticks(TICKS).map((value) => ({ x: at(value), label: formatNumber(value, "") })) };
}

/** Places the dots of a lane so that none covers another. */
export function drawLane<T>(dots: readonly Dot<T>[], scale: MapScale): Lane<T> {
  const numbers = placeNumbers(dots, scale);
  const directions = placeDirections(dots, scale.zero);
  const [top, bottom] = [reach(numbers), reach(directions)];
  const line = top > 0 ? top + PADDING : undefined;
  const neither = widthOfNeither(directions, scale.zero);
  const strip = bottom > 0 ? { y: line ? line + top + PADDING : 0, height: 2 * (bottom + PADDING), neither } : undefined;
  const middle = strip ? strip.y + strip.height / 2 : 0;
  return {
    height: strip ? strip.y + strip.height : 2 * (top + PADDING),
    line,
    strip,
    dots: [...numbers.map((dot) => ({ ...dot, y: dot.y + (line ?? 0) })), ...directions.map((dot) => ({ ...dot, y: dot.y + middle }))],
  };
}

/** From the middle of some dots to the edge of the outermost, in whole units. */
const reach = (dots: readonly PlacedDot<unknown>[]): number => Math.ceil(Math.max(0, ...dots.map(({ y, r }) => Math.abs(y) + r)));

/** Each number is at its size, as near to the line as the dots before it leave room. */
function placeNumbers<T>(dots: readonly Dot<T>[], scale: MapScale): PlacedDot<T>[] {
  const placed: PlacedDot<T>[] = [];
  for (const dot of dots) {
    if (!dot.effect) continue;
    const x = scale.at(effectSize(dot.effect));
    const spot = placeFirst(dot, [x], outwards(2 * LARGEST * dots.length), placed);
    if (spot) placed.push(spot);
  }
  return placed;
}

/** Works with only a direction, in a strip that is as high as they need. */
function placeDirections<T>(dots: readonly Dot<T>[], zero: number): PlacedDot<T>[] {
  const rest = dots.filter(({ effect }) => !effect);
  let height = Math.max(0, ...rest.map(({ r }) => r));
  let placed = fitDirections(rest, zero, height);
  while (!placed) placed = fitDirections(rest, zero, (height += 2));
  return placed;
}

/** Dots outwards from the line, or from the part for neither; undefined if they do not fit. */
function fitDirections<T>(dots: readonly Dot<T>[], zero: number, height: number): PlacedDot<T>[] | undefined {
  const placed: PlacedDot<T>[] = [];
  for (const direction of [0, -1, 1]) {
    const edge = widthOfNeither(placed, zero) + GAP;
    const group = dots.filter(({ label }) => labelDirection(label) === direction);
    for (const dot of direction === 0 ? group.sort((a, b) => b.r - a.r) : group) {
      const columns =
        direction === 0
          ? outwards(WIDE - dot.r).map((step) => zero + step)
          : Array.from({ length: LANE_WIDTH }, (_, step) => zero + direction * (edge + dot.r + step));
      const inside = columns.filter((x) => x >= dot.r + GAP && x <= LANE_WIDTH - dot.r - GAP);
      const spot = placeFirst(dot, inside, outwards(height - dot.r), placed);
      if (!spot) return undefined;
      placed.push(spot);
    }
  }
  return placed;
}

/** From the line to beyond the dots that say neither better nor worse. */
const widthOfNeither = (dots: readonly PlacedDot<unknown>[], zero: number): number =>
  Math.ceil(Math.max(NARROW, ...dots.filter(({ label }) => labelDirection(label) === 0).map(({ x, r }) => Math.abs(x - zero) + r + GAP)));

/** 0, 1, −1, 2, −2, … up to a limit. */
const outwards = (limit: number): number[] => [
  0,
  ...Array.from({ length: Math.max(0, Math.floor(limit)) }, (_, i) => [i + 1, -i - 1]).flat(),
];

/** A dot at the first place where it covers none of the others; undefined if there is no such place. */
function placeFirst<T>(
  dot: Dot<T>,
  xs: readonly number[],
  ys: readonly number[],
  others: readonly PlacedDot<T>[],
): PlacedDot<T> | undefined {
  for (const x of xs)
    for (const y of ys) if (others.every((other) => Math.hypot(other.x - x, other.y - y) >= other.r + dot.r + GAP)) return { ...dot, x, y };
  return undefined;
}
