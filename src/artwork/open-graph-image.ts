import { createHash } from "crypto";
import satori, { type SatoriOptions } from "satori";
import sharp from "sharp";
import { bandColours } from "../site/bands";
import { BRAND_MARK } from "./brand-mark";
import { COVER_HEIGHT, drawCover, strokesSvg, type CoverInput } from "./cover-art";
import type { OpenGraphFonts } from "./open-graph-fonts";
import { titleLines, wordsOf } from "./title-lines";

export const OPEN_GRAPH_WIDTH = 1200;
export const OPEN_GRAPH_HEIGHT = 630;
/** Increase it when the drawing changes, so that cached images are not reused. */
const DRAWING_VERSION = 4;

const TEXT_COLOUR = "#e9e6df";
const MARGIN = 72;
const TEXT_WIDTH = OPEN_GRAPH_WIDTH - 2 * MARGIN;
const KIND = { top: MARGIN - 8, size: 30, leading: 36 };
const TITLE_LEADING = 1.08;
/** White space at the left of large letters, in ems; removed so that all lines align. */
const SIDE_BEARING = 0.015;
/** Letter spacing of headings in ems, as on the pages. */
const TRACKING = -0.018;
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

/** A cache key for the image of this content. */
export function openGraphKey({ title, kind, words = "", note = "", band, motif, seed, brand }: OpenGraphContent): string {
  return createHash("sha256")
    .update(JSON.stringify([DRAWING_VERSION, title, kind, words, note, band, motif, seed, brand]))
    .digest("hex");
}

/**
 * Draws an Open Graph image as a PNG of about 45 kB.
 *
 * @returns the same bytes for the same content
 */
export async function drawOpenGraphImage(content: OpenGraphContent, fonts: OpenGraphFonts): Promise<Buffer> {
  const svg = await openGraphSvg(content, fonts);
  // A JPEG of the same quality is more than twice as large: few colours, plain background.
  return sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, colours: 48, dither: 0, effort: 1, compressionLevel: 6 }).toBuffer();
}

/** An Open Graph image as SVG of 1200 × 630. Text is converted to paths, so that rasterizing needs no fonts. */
export async function openGraphSvg(content: OpenGraphContent, fonts: OpenGraphFonts): Promise<string> {
  const drawing = drawCover(content, { width: Math.round(OPEN_GRAPH_WIDTH / DRAWING_SCALE), height: COVER_HEIGHT });
  const texts = await renderSvg(await textLayer(content, fonts), fonts);
  const { ground, ink } = drawing;
  const stop = (offset: number, opacity: number) => `<stop offset="${offset}" stop-color="${ground}" stop-opacity="${opacity}"/>`;
  // A title reaches further to the right than cover words.
  const shade = content.words ? stop(0.25, 0.94) + stop(0.6, 0.45) + stop(1, 0.05) : stop(0.35, 0.94) + stop(1, 0.5);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${OPEN_GRAPH_WIDTH}" height="${OPEN_GRAPH_HEIGHT}" viewBox="0 0 ${OPEN_GRAPH_WIDTH} ${OPEN_GRAPH_HEIGHT}">` +
    `<linearGradient id="shade" x1="0" y1="0.7" x2="1" y2="0.3">${shade}</linearGradient>` +
    `<rect width="100%" height="100%" fill="${ground}"/><g transform="scale(${DRAWING_SCALE})">${strokesSvg(drawing)}</g>` +
    `<rect width="100%" height="100%" fill="url(#shade)"/>` +
    `<path transform="translate(${MARGIN} ${BRAND.top + 20 - 12 * MARK_SCALE}) scale(${MARK_SCALE})" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${BRAND_MARK}"/>` +
    `${texts}</svg>`
  );
}

/** An element as satori takes it. */
interface Box {
  readonly type: "div";
  readonly key?: string;
  readonly props: { readonly style: Readonly<Record<string, string | number>>; readonly children?: string | readonly Box[] };
}

const leadingOf = (size: number): number => Math.round(size * TITLE_LEADING);

/** Kind, cover words, title and brand. */
async function textLayer(content: OpenGraphContent, fonts: OpenGraphFonts): Promise<Box> {
  const { title, kind, words, band, brand } = content;
  const { lines, size } = titleLines(title, await measureWords(title, fonts), words ? SMALL_TITLE : LARGE_TITLE);
  const leading = leadingOf(size);
  const titleTop = words ? TITLE_BOTTOM - lines.length * leading : kind ? MARGIN + KIND.leading + 16 : MARGIN;
  return box({ position: "relative", width: OPEN_GRAPH_WIDTH, height: OPEN_GRAPH_HEIGHT }, [
    textLine(kind, "sans", { ...KIND, left: MARGIN, color: bandColours[band].dark }),
    ...(words ? await coverWords(content, words, fonts) : []),
    ...lines.map((line, index) =>
      textLine(line, "serif", { top: titleTop + index * leading, left: alignedLeft(size), size, leading, color: TEXT_COLOUR }),
    ),
    textLine(brand, "serif", { ...BRAND, left: MARGIN + 40 * MARK_SCALE + 18, color: TEXT_COLOUR }),
  ]);
}

async function coverWords({ note, band }: OpenGraphContent, words: string, fonts: OpenGraphFonts): Promise<Box[]> {
  const oneLine = words.replaceAll(" ", "\u00a0");
  const { size } = titleLines(oneLine, await measureWords(oneLine, fonts), { width: WORDS.width, sizes: [WORDS.size] });
  const line = { top: WORDS.top, left: alignedLeft(size), size, leading: leadingOf(size), color: TEXT_COLOUR };
  const below = { ...NOTE, top: line.top + size, left: MARGIN, color: bandColours[band].dark };
  return [textLine(words, "serif", line), ...(note ? [textLine(note, "sans", below)] : [])];
}

const alignedLeft = (size: number): number => MARGIN - Math.round(size * SIDE_BEARING);

interface TextLine {
  readonly top: number;
  readonly left: number;
  readonly size: number;
  readonly leading: number;
  readonly color: string;
}

function textLine(text: string, font: keyof OpenGraphFonts, { size, leading, ...style }: TextLine): Box {
  return box(
    {
      ...style,
      position: "absolute",
      maxWidth: OPEN_GRAPH_WIDTH - MARGIN - style.left,
      fontFamily: font,
      fontSize: size,
      lineHeight: leading / size,
      letterSpacing: font === "serif" ? TRACKING * size : 0,
      whiteSpace: "nowrap",
      overflow: "hidden",
      textOverflow: "ellipsis",
    },
    text,
  );
}

/** Measures the words of a title with satori. The returned function gives widths in ems. */
async function measureWords(title: string, fonts: OpenGraphFonts): Promise<(text: string) => number> {
  const fontSize = 100;
  const widths = new Map<string, number>();
  const style = { fontFamily: "serif", fontSize, letterSpacing: TRACKING * fontSize, whiteSpace: "pre" };
  const words = [" ", ...new Set(wordsOf(title))].map((word) => ({ ...box(style, word), key: word }));
  await renderSvg(box({ flexDirection: "column", alignItems: "flex-start" }, words), fonts, ({ key, width }) => {
    if (key !== undefined) widths.set(String(key), width / fontSize);
  });
  return (text) => widths.get(text) ?? 0;
}

function box(style: Box["props"]["style"], children: string | readonly Box[]): Box {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}

function renderSvg(root: Box, { serif, sans }: OpenGraphFonts, onNodeDetected?: SatoriOptions["onNodeDetected"]): Promise<string> {
  return satori(root as Parameters<typeof satori>[0], {
    width: OPEN_GRAPH_WIDTH,
    height: OPEN_GRAPH_HEIGHT,
    fonts: [
      { name: "serif", data: serif, weight: 400 },
      { name: "sans", data: sans, weight: 400 },
    ],
    ...(onNodeDetected ? { onNodeDetected } : {}),
  });
}
