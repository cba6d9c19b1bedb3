import { bandColours } from "../site/bands";
import { BRAND_MARK } from "./brand-mark";
import { COVER_HEIGHT, drawCover, strokesSvg, type CoverInput } from "./cover-art";
import { titleLines } from "./title-lines";

export const OPEN_GRAPH_WIDTH = 1200;
export const OPEN_GRAPH_HEIGHT = 630;

const TEXT_COLOUR = "#e9e6df";
export const MARGIN = 72;
const TEXT_WIDTH = OPEN_GRAPH_WIDTH - 2 * MARGIN;
const KIND = { top: MARGIN - 8, size: 30, leading: 36 };
const TITLE_LEADING = 1.08;
/** White space at the left of large letters, in ems; removed so that all lines align. */
const SIDE_BEARING = 0.015;
/** Letter spacing of headings in ems, as on the pages. */
export const TRACKING = -0.018;
/** The title of a page without cover words. */
const LARGE_TITLE = { width: TEXT_WIDTH, sizes: [132, 106, 88] };
/** The title below cover words. */
const SMALL_TITLE = { width: TEXT_WIDTH, sizes: [64, 60, 48] };
const TITLE_BOTTOM = 520;
const WORDS = { top: 116, width: 760, size: 184 };
const NOTE = { size: 38, leading: 48 };
const BRAND = { top: 544, size: 30, leading: 40 };
const MARK_SCALE = 1.35;
/** The drawing has the units of a cover. */
const DRAWING_SCALE = OPEN_GRAPH_HEIGHT / COVER_HEIGHT;

/** Content of an Open Graph image. */
export interface OpenGraphContent extends CoverInput {
  /** The page's heading. */
  readonly title: string;
  /** An article's category or the kind of page, above the title; may be empty. */
  readonly kind: string;
  /** The words of an article's cover, and the line below them. */
  readonly words?: string | undefined;
  readonly note?: string | undefined;
  /** The site's name. */
  readonly brand: string;
}

/** A line of text. */
export interface OpenGraphLine {
  readonly text: string;
  readonly font: "serif" | "sans";
  readonly top: number;
  readonly left: number;
  readonly size: number;
  readonly leading: number;
  readonly color: string;
}

/** The SVG below the texts, without its root: 1200 × 630. */
export function openGraphBackground(content: OpenGraphContent): string {
  const drawing = drawCover(content, { width: Math.round(OPEN_GRAPH_WIDTH / DRAWING_SCALE), height: COVER_HEIGHT });
  const { ground, ink } = drawing;
  const stop = (offset: number, opacity: number) => `<stop offset="${offset}" stop-color="${ground}" stop-opacity="${opacity}"/>`;
  // A title reaches further to the right than cover words.
  const shade = content.words ? stop(0.25, 0.94) + stop(0.6, 0.45) + stop(1, 0.05) : stop(0.35, 0.94) + stop(1, 0.5);
  return (
    `<linearGradient id="shade" x1="0" y1="0.7" x2="1" y2="0.3">${shade}</linearGradient>` +
    `<rect width="100%" height="100%" fill="${ground}"/><g transform="scale(${DRAWING_SCALE})">${strokesSvg(drawing)}</g>` +
    `<rect width="100%" height="100%" fill="url(#shade)"/>` +
    `<path transform="translate(${MARGIN} ${BRAND.top + 20 - 12 * MARK_SCALE}) scale(${MARK_SCALE})" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${BRAND_MARK}"/>`
  );
}

/** Cover words are not broken. */
export const unbroken = (words: string): string => words.replaceAll(" ", "\u00a0");

/**
 * Kind, cover words, title and brand.
 *
 * @param widthOf width of a serif word of the title or of the unbroken cover words, in ems
 */
export function openGraphLines(content: OpenGraphContent, widthOf: (text: string) => number): OpenGraphLine[] {
  const { title, kind, words, band, brand } = content;
  const { lines, size } = titleLines(title, widthOf, words ? SMALL_TITLE : LARGE_TITLE);
  const leading = leadingOf(size);
  const titleTop = words ? TITLE_BOTTOM - lines.length * leading : kind ? MARGIN + KIND.leading + 16 : MARGIN;
  return [
    { ...KIND, text: kind, font: "sans", left: MARGIN, color: bandColours[band].dark },
    ...(words ? coverWords(content, words, widthOf) : []),
    ...lines.map((text, index): OpenGraphLine => ({
      text,
      font: "serif",
      top: titleTop + index * leading,
      left: alignedLeft(size),
      size,
      leading,
      color: TEXT_COLOUR,
    })),
    { ...BRAND, text: brand, font: "serif", left: MARGIN + 40 * MARK_SCALE + 18, color: TEXT_COLOUR },
  ];
}

function coverWords({ note, band }: OpenGraphContent, words: string, widthOf: (text: string) => number): OpenGraphLine[] {
  const { size } = titleLines(unbroken(words), widthOf, { width: WORDS.width, sizes: [WORDS.size] });
  const line = { top: WORDS.top, left: alignedLeft(size), size, leading: leadingOf(size), color: TEXT_COLOUR };
  const below = { ...NOTE, top: line.top + size, left: MARGIN, color: bandColours[band].dark };
  return [{ ...line, text: words, font: "serif" }, ...(note ? [{ ...below, text: note, font: "sans" } as const] : [])];
}

const leadingOf = (size: number): number => Math.round(size * TITLE_LEADING);

const alignedLeft = (size: number): number => MARGIN - Math.round(size * SIDE_BEARING);
