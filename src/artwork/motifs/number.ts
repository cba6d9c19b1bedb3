import type { Canvas, Stroke } from "./motif";

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const [BRIGHT, MIDDLE, FAINT] = [1, 0.55, 0.22];
/** More marks than this cannot be told apart. */
const MOST_MARKS = 240;
/** A few dots say less than the category's composition. */
const FEWEST_MARKS = 13;
const NUMBER = String.raw`\$?([\d,]*\.?\d+)%?`;

/** Draws numbers in an area, the brightest marks first; nothing if there would be too many or too few. */
type DrawNumbers = (numbers: readonly number[], area: Area, note: string) => Stroke[];

/** A dot, or with `line` an upright or level line from it. */
const mark = (x: number, y: number, line = "h0"): string => `M${Math.round(x)} ${Math.round(y)}${line}`;

/** What a cover's words say in numbers, and how that is drawn; the first that fits. */
const readings: readonly (readonly [pattern: RegExp, draw: DrawNumbers])[] = [
  // 40 Hz, 4–8 Hz: a line for each beat of a second.
  [/^(\d+)(?:–(\d+))? Hz$/, ([from = 0, to = from], area) => beats(from, to, area)],
  // 10 minutes, 5–15 min, 20 seconds: dots of a dial.
  [/^(\d+)(?:(?:–| to )(\d+))? (?:min|minutes?|seconds?)$/, ([from = 0, to], area) => dial(to === undefined ? 0 : from, to ?? from, area)],
  [/^1 hour$/, (_, area) => dial(0, 60, area)],
  // 26 → 62, of 72: dots of which so many are lit.
  [
    /^(\d+) → (\d+)$/,
    ([a = 0, b = 0], area, note) => tally([Math.min(a, b), Math.max(a, b), Number(/^of (\d+)/.exec(note)?.[1] ?? 0)], area),
  ],
  [/^(\d+) of (\d+)$/, ([some = 0, all = 0], area) => tally([some, all], area)],
  // 90 or 25, 25 · 45 · 65, $2,000–8,000: bars.
  [new RegExp(`^${NUMBER}(?:(?: or | · |–)${NUMBER})(?: · ${NUMBER})?(?: · ${NUMBER})?$`), bars],
  // 8 options: as many dots.
  [/^(\d+) \p{L}+$/u, ([count = 0], area) => tally([count], area)],
];

/**
 * Draws the number of a cover's words at the right of a canvas: twenty-six of seventy-two dots, forty lines for 40 Hz, ten
 * minutes of a dial.
 *
 * @param note the line below the words
 * @returns undefined if the words have no number that can be drawn
 */
export function drawNumber(text: string, note: string, { width, height }: Canvas): Stroke[] | undefined {
  const area = { left: 0.56 * width, top: 0.14 * height, width: 0.39 * width, height: 0.34 * height };
  for (const [pattern, draw] of readings) {
    const match = pattern.exec(text);
    if (!match) continue;
    const numbers = match.slice(1).flatMap((digits) => (digits ? Number(digits.replaceAll(",", "")) : []));
    const strokes = draw(numbers, area, note).filter(({ d }) => d !== "");
    if (strokes.length > 0) return strokes.reverse().map((stroke) => ({ ...stroke, width: Math.round(stroke.width * 10) / 10 }));
  }
  return undefined;
}

/** Dots in rows: as many as the first number are bright, up to the second less, and up to the last faint. */
function tally(counts: readonly number[], { left, top, width, height }: Area): Stroke[] {
  const [bright = 0, middle = 0, all] = counts;
  const total = Math.max(...counts);
  if (total > MOST_MARKS || (counts.length === 1 && total < FEWEST_MARKS)) return [];
  const columns = Math.ceil(Math.sqrt((total * width) / height));
  const rows = Math.ceil(total / columns);
  const cell = Math.min(width / columns, height / rows);
  const start = left + width - columns * cell;
  const dots = Array.from({ length: total }, (_, index) =>
    mark(start + ((index % columns) + 0.5) * cell, top + (Math.floor(index / columns) + 0.5) * cell),
  );
  const group = (from: number, to: number, strength: number) => ({
    d: dots.slice(from, to).join(""),
    strength,
    width: Math.min(0.62 * cell, 54),
  });
  return [group(0, bright, BRIGHT), group(bright, middle, all ? MIDDLE : FAINT), group(Math.max(bright, middle), total, FAINT)];
}

/** Sixty dots around a dial, those from one number to another bright. */
function dial(from: number, to: number, area: Area): Stroke[] {
  if (to > 60) return tally([to], area);
  const { left, top, width, height } = area;
  // Lower than the others: it is at the right of the words.
  const radius = 0.7 * height;
  const dots = Array.from({ length: 60 }, (_, minute) =>
    mark(left + width - radius * (1.1 - Math.sin((minute / 30) * Math.PI)), top + radius * (1 - Math.cos((minute / 30) * Math.PI))),
  );
  return [
    { d: dots.slice(from, to).join(""), strength: BRIGHT, width: 11 },
    { d: [...dots.slice(0, from), ...dots.slice(to)].join(""), strength: MIDDLE, width: 4 },
  ];
}

/** A row of upright lines for each whole number of hertz, as many as there are beats in a second. */
function beats(from: number, to: number, { left, top, width, height }: Area): Stroke[] {
  if (from < 1 || to - from > 11 || to > MOST_MARKS / 2) return [];
  const counts = Array.from({ length: to - from + 1 }, (_, row) => from + row);
  const step = height / counts.length;
  // How much of a row's height a line has. A single row swells and fades.
  const shareAt = (index: number) => (counts.length > 1 ? 0.5 : 0.25 + 0.7 * Math.sin((Math.PI * (index + 0.5)) / to));
  return counts.map((count, row) => ({
    d: Array.from({ length: count }, (_, index) => {
      const down = step * shareAt(index);
      return mark(left + ((index + 0.5) * width) / count, top + (row + 0.5) * step - down / 2, `v${Math.round(down)}`);
    }).join(""),
    strength: 1 - (0.5 * row) / counts.length,
    width: Math.min(7, (0.45 * width) / count),
  }));
}

/** A level bar for each value, the first the brightest. */
function bars(values: readonly number[], { left, top, width, height }: Area): Stroke[] {
  const largest = Math.max(...values);
  if (largest <= 0) return [];
  const step = height / values.length;
  const thickness = Math.min(40, 0.5 * step);
  return values.map((value, row) => {
    const across = (value / largest) * (width - thickness);
    return {
      d: mark(left + thickness / 2, top + (row + 0.5) * step, `h${Math.round(across)}`),
      strength: 1 - (0.6 * row) / values.length,
      width: thickness,
    };
  });
}
