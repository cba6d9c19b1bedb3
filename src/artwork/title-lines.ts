/** A title broken into lines, with the size in which they are set. */
export interface TitleLines {
  readonly lines: readonly string[];
  /** In pixels. */
  readonly size: number;
}

export interface TitleSpace {
  /** Of the longest line, in pixels. */
  readonly width: number;
  /** Largest size of a title of one line, of two lines, and so on; as many lines are allowed as there are sizes. */
  readonly sizes: readonly number[];
}

/** Words that a reader wants on one line with the word that follows. */
const leaning = new Set(
  "a an the and or but nor of for to in on at by with without from into as is are be can not no than that this your my our its what which who how why when one two three each every vs vs.".split(
    " ",
  ),
);
const LEANING_COST = 0.16;
/** Of a word that stands alone on one of several lines. */
const LONELY_COST = 0.12;
/** What a break after a comma gains, and after a mark that ends a thought. */
const PAUSE_GAIN = 0.06;
const END_GAIN = 0.3;

/**
 * Breaks a title into lines of like length, after a colon or comma rather than after 'the', and sets it as large as fits.
 *
 * @param title any text; runs of white space count as one space, a no-break space holds its words together
 * @param widthOf width of a word, or of a space, in ems
 * @returns no lines for a title without words; a word wider than the space makes the size smaller, never the line longer
 */
export function titleLines(title: string, widthOf: (text: string) => number, { width, sizes }: TitleSpace): TitleLines {
  const words = wordsOf(title);
  const starts = words.map(() => 0);
  const space = widthOf(" ");
  // starts[i] is where word i begins when everything stands on one line.
  for (let i = 1; i < words.length; i += 1) starts[i] = (starts[i - 1] ?? 0) + widthOf(words[i - 1] ?? "") + space;
  const lineWidth = (from: number, to: number) => (starts[to - 1] ?? 0) + widthOf(words[to - 1] ?? "") - (starts[from] ?? 0);

  let best: TitleLines & { readonly worth: number } = { lines: [], size: 0, worth: 0 };
  for (const [index, largest] of sizes.entries()) {
    if (index >= words.length) break;
    const { breaks, cost } = bestBreaks(words, index, lineWidth);
    const ends = [...breaks, words.length];
    const widest = Math.max(...ends.map((end, line) => lineWidth(ends[line - 1] ?? 0, end)));
    const size = Math.min(largest, Math.floor(width / widest));
    // A smaller title broken where its sense breaks is worth more than a larger one that is not.
    const worth = size * (1 - cost);
    if (worth > best.worth) best = { size, worth, lines: ends.map((end, line) => words.slice(ends[line - 1] ?? 0, end).join(" ")) };
  }
  return { lines: best.lines, size: best.size };
}

/** The words of a title: what may not be broken. */
export function wordsOf(title: string): string[] {
  return title.split(/[ \t\r\n]+/).filter((word) => word !== "");
}

interface Breaks {
  /** Indices of the words that begin the second line and those after it. */
  readonly breaks: readonly number[];
  readonly cost: number;
}

/** Where `count` breaks cost least. */
function bestBreaks(words: readonly string[], count: number, lineWidth: (from: number, to: number) => number): Breaks {
  let best: Breaks = { breaks: [], cost: Infinity };
  for (const breaks of choices(1, words.length, count)) {
    const ends = [...breaks, words.length];
    const widths = ends.map((end, line) => lineWidth(ends[line - 1] ?? 0, end));
    const widest = Math.max(...widths);
    const ragged = widths.reduce((sum, width) => sum + (1 - width / widest) ** 2, 0);
    const lonely = count > 0 ? ends.filter((end, line) => end - (ends[line - 1] ?? 0) === 1).length : 0;
    const cost = breaks.reduce((sum, at) => sum + costOfBreak(words[at - 1] ?? ""), ragged + lonely * LONELY_COST);
    if (cost < best.cost) best = { breaks, cost };
  }
  return best;
}

function costOfBreak(before: string): number {
  if (/[:;?!–—]$/.test(before)) return -END_GAIN;
  if (before.endsWith(",")) return -PAUSE_GAIN;
  return leaning.has(before.toLowerCase()) ? LEANING_COST : 0;
}

/** All ascending lists of `count` numbers from `from` up to, but not with, `to`. */
function choices(from: number, to: number, count: number): number[][] {
  if (count === 0) return [[]];
  const found: number[][] = [];
  for (let first = from; first < to; first += 1) for (const rest of choices(first + 1, to, count - 1)) found.push([first, ...rest]);
  return found;
}
