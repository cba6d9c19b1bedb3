/** A title broken into lines, with its font size. */
interface TitleLines {
  readonly lines: readonly string[];
  /** In pixels. */
  readonly size: number;
}

interface TitleSpace {
  /** Maximum width of a line in pixels. */
  readonly width: number;
  /** Maximum font size for one line, two lines and so on. Its length is the maximum number of lines. */
  readonly sizes: readonly number[];
}

/** Words that should not end a line. */
const notAtLineEnd = new Set(
  "a an the and or but nor of for to in on at by with without from into as is are be can not no than that this your my our its what which who how why when one two three each every vs vs.".split(
    " ",
  ),
);
const LINE_END_COST = 0.16;
/** Cost of a line with a single word. */
const SINGLE_WORD_COST = 0.12;
/** Gain of a break after a comma, and after a colon or similar. */
const COMMA_GAIN = 0.06;
const COLON_GAIN = 0.3;

/**
 * Breaks a title into balanced lines, preferably after a colon or comma and not after words like 'the', and chooses the
 * largest font size that fits.
 *
 * @param title any text; white space is collapsed, a no-break space joins words
 * @param widthOf width of a word, or of a space, in ems
 * @returns no lines if the title has no words; a word that is too wide reduces the size
 */
export function titleLines(title: string, widthOf: (text: string) => number, { width, sizes }: TitleSpace): TitleLines {
  const words = wordsOf(title);
  const starts = words.map(() => 0);
  const space = widthOf(" ");
  // starts[i] is the offset of word i if everything were on one line.
  for (let i = 1; i < words.length; i += 1) starts[i] = (starts[i - 1] ?? 0) + widthOf(words[i - 1] ?? "") + space;
  const lineWidth = (from: number, to: number) => (starts[to - 1] ?? 0) + widthOf(words[to - 1] ?? "") - (starts[from] ?? 0);

  let best: TitleLines & { readonly score: number } = { lines: [], size: 0, score: 0 };
  for (const [index, largest] of sizes.entries()) {
    if (index >= words.length) break;
    const { lines, widest, cost } = bestBreaks(words, index, lineWidth);
    const size = Math.min(largest, Math.floor(width / widest));
    // A smaller title with good breaks beats a larger one with bad breaks.
    const score = size * (1 - cost);
    if (score > best.score) best = { size, score, lines };
  }
  return { lines: best.lines, size: best.size };
}

/** The words of a title, split at white space except no-break spaces. */
export function wordsOf(title: string): string[] {
  return title.split(/[ \t\r\n]+/).filter((word) => word !== "");
}

/** The words on `count + 1` lines with the cheapest breaks, and the width of the widest line. */
function bestBreaks(words: readonly string[], count: number, lineWidth: (from: number, to: number) => number) {
  let best = { lines: [] as string[], widest: 0, cost: Infinity };
  for (const breaks of combinations(1, words.length, count)) {
    const ends = [...breaks, words.length];
    const widths = ends.map((end, line) => lineWidth(ends[line - 1] ?? 0, end));
    const widest = Math.max(...widths);
    const ragged = widths.reduce((sum, width) => sum + (1 - width / widest) ** 2, 0);
    const singles = count > 0 ? ends.filter((end, line) => end - (ends[line - 1] ?? 0) === 1).length : 0;
    const cost = breaks.reduce((sum, at) => sum + breakCost(words[at - 1] ?? ""), ragged + singles * SINGLE_WORD_COST);
    if (cost < best.cost) best = { lines: ends.map((end, line) => words.slice(ends[line - 1] ?? 0, end).join(" ")), widest, cost };
  }
  return best;
}

function breakCost(before: string): number {
  if (/[:;?!–—]$/.test(before)) return -COLON_GAIN;
  if (before.endsWith(",")) return -COMMA_GAIN;
  return notAtLineEnd.has(before.toLowerCase()) ? LINE_END_COST : 0;
}

/** All ascending lists of `count` numbers from `from` to below `to`. */
function combinations(from: number, to: number, count: number): number[][] {
  if (count === 0) return [[]];
  const found: number[][] = [];
  for (let first = from; first < to; first += 1) for (const rest of combinations(first + 1, to, count - 1)) found.push([first, ...rest]);
  return found;
}
