import type { Canvas, Stroke } from "./motif";

/** A dot of some size, or an upright or level line from it. */
interface Mark {
  readonly x: number;
  readonly y: number;
  readonly across?: number;
  readonly down?: number;
}

/** Marks with what they show; the first is the brightest. */
interface Group {
  readonly marks: readonly Mark[];
  readonly strength: number;
  readonly width: number;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
type Drawing = (area: Area) => Group[];

const [BRIGHT, MIDDLE, FAINT] = [1, 0.55, 0.22];
/** More marks than this cannot be told apart. */
const MOST_MARKS = 240;
/** A few dots say less than the category's composition. */
const FEWEST_MARKS = 13;
const NUMBER = String.raw`\$?([\d,]*\.?\d+)%?`;

/** What a cover's words say in numbers, and how that is drawn; the first that fits. */
const readings: readonly (readonly [pattern: RegExp, draw: (numbers: readonly number[], note: string) => Drawing | undefined])[] = [
  // 40 Hz, 4–8 Hz: a line for each beat of a second.
  [/^(\d+)(?:–(\d+))? Hz$/, ([from = 0, to = from]) => beats(from, to)],
  // 10 minutes, 5–15 min, 20 seconds: dots of a dial.
  [/^(\d+)(?:(?:–| to )(\d+))? (?:min|minutes?|seconds?)$/, ([from = 0, to]) => dial(to === undefined ? 0 : from, to ?? from)],
  [/^1 hour$/, () => dial(0, 60)],
  // 3 × 50 min: rows.
  [/^(\d+) × (\d+)/, ([rows = 0, count = 0]) => (count === 1 ? tally([rows]) : lines(rows, count))],
  // 26 → 62, of 72: dots of which so many are lit.
  [/^(\d+) → (\d+)$/, ([a = 0, b = 0], note) => tally([Math.min(a, b), Math.max(a, b), Number(/^of (\d+)/.exec(note)?.[1] ?? 0)])],
  [/^(\d+) of (\d+)$/, ([some = 0, all = 0]) => tally([some, all])],
  // 90 or 25, 25 · 45 · 65, $2,000–8,000: bars.
  [new RegExp(`^${NUMBER}(?:(?: or | · |–)${NUMBER})(?: · ${NUMBER})?(?: · ${NUMBER})?$`), (values) => bars(values)],
  // 8 options: as many dots.
  [/^(\d+) \p{L}+$/u, ([count = 0]) => tally([count])],
];

/**
 * Draws the number of a cover's words at the right of a canvas: twenty-six of seventy-two dots, forty lines for 40 Hz, ten
 * minutes of a dial.
 *
 * @param note the line below the words
 * @returns undefined if the words have no number that can be drawn
 */
export function drawNumber(text: string, note: string, { width, height }: Canvas): Stroke[] | undefined {
  for (const [pattern, read] of readings) {
    const match = pattern.exec(text);
    if (!match) continue;
    const numbers = match.slice(1).flatMap((digits) => (digits ? Number(digits.replaceAll(",", "")) : []));
    const draw = read(numbers, note);
    const groups = draw?.({ left: 0.5 * width, top: 0.14 * height, width: 0.45 * width, height: 0.34 * height }) ?? [];
    if (groups.length > 0)
      return groups
        .filter(({ marks }) => marks.length > 0)
        .reverse()
        .map(toStroke);
  }
  return undefined;
}

function toStroke({ marks, strength, width }: Group): Stroke {
  const parts = marks.map(({ x, y, across = 0, down = 0 }) => {
    const end = down ? `v${Math.round(down)}` : `h${Math.round(across)}`;
    return `M${Math.round(x)} ${Math.round(y)}${end}`;
  });
  return { d: parts.join(""), strength, width: Math.round(width * 10) / 10 };
}

/** Dots in rows: as many as the first number are bright, up to the second less, and up to the last faint. */
function tally(counts: readonly number[]): Drawing | undefined {
  const total = Math.max(...counts);
  if (total > MOST_MARKS || (counts.length === 1 && total < FEWEST_MARKS)) return undefined;
  return ({ left, top, width, height }) => {
    const columns = Math.ceil(Math.sqrt((total * width) / height));
    const rows = Math.ceil(total / columns);
    const cell = Math.min(width / columns, height / rows);
    const [x, y] = [left + width - columns * cell, top];
    const at = (index: number) => ({ x: x + ((index % columns) + 0.5) * cell, y: y + (Math.floor(index / columns) + 0.5) * cell });
    const [bright = 0, middle = 0] = counts;
    const indexes = Array.from({ length: total }, (_, index) => index);
    const group = (from: number, to: number, strength: number) => ({
      marks: indexes.slice(from, to).map(at),
      strength,
      width: Math.min(0.62 * cell, 54),
    });
    const [, , all] = counts;
    return [group(0, bright, BRIGHT), group(bright, middle, all ? MIDDLE : FAINT), group(Math.max(bright, middle), total, FAINT)];
  };
}

/** Sixty dots around a dial, those from one number to another bright. */
function dial(from: number, to: number): Drawing | undefined {
  if (to > 60) return tally([to]);
  return ({ left, top, width, height }) => {
    // Lower than the others: it is at the right of the words.
    const radius = 0.7 * height;
    const at = (minute: number) => ({
      x: left + width - radius * (1.1 - Math.sin((minute / 30) * Math.PI)),
      y: top + radius * (1 - Math.cos((minute / 30) * Math.PI)),
    });
    const minutes = Array.from({ length: 60 }, (_, minute) => minute);
    const isIn = (minute: number) => minute >= from && minute < to;
    return [
      { marks: minutes.filter(isIn).map(at), strength: BRIGHT, width: 11 },
      { marks: minutes.filter((minute) => !isIn(minute)).map(at), strength: MIDDLE, width: 4 },
    ];
  };
}

/** A row of upright lines for each whole number of hertz, as many as there are beats in a second. */
function beats(from: number, to: number): Drawing | undefined {
  if (from < 1 || to - from > 11 || to > MOST_MARKS / 2) return undefined;
  const counts = Array.from({ length: to - from + 1 }, (_, row) => from + row);
  if (counts.length > 1) return uprightLines(counts, () => 0.5);
  return uprightLines(counts, (index) => 0.25 + 0.7 * Math.sin((Math.PI * (index + 0.5)) / to));
}

/** Rows of short lines. */
function lines(rows: number, count: number): Drawing | undefined {
  if (rows > 8 || rows * count > MOST_MARKS) return undefined;
  return uprightLines(
    Array.from({ length: rows }, () => count),
    () => 0.5,
  );
}

/** @param share how much of a row's height a line has */
function uprightLines(counts: readonly number[], share: (index: number) => number): Drawing {
  return ({ left, top, width, height }) => {
    const step = height / counts.length;
    return counts.map((count, row) => ({
      marks: Array.from({ length: count }, (_, index) => {
        const down = step * share(index);
        return { x: left + ((index + 0.5) * width) / count, y: top + (row + 0.5) * step - down / 2, down };
      }),
      strength: 1 - (0.5 * row) / counts.length,
      width: Math.min(7, (0.45 * width) / count),
    }));
  };
}

/** A level bar for each value, the first the brightest. */
function bars(values: readonly number[]): Drawing | undefined {
  const largest = Math.max(...values);
  if (largest <= 0) return undefined;
  return ({ left, top, width, height }) => {
    const step = height / values.length;
    const thickness = Math.min(40, 0.5 * step);
    return values.map((value, row) => ({
      marks: [
        {
          x: left + thickness / 2,
          y: top + (row + 0.5) * step,
          across: Math.max(0, (value / largest) * (width - thickness)),
        },
      ],
      strength: 1 - (0.6 * row) / values.length,
      width: thickness,
    }));
  };
}
