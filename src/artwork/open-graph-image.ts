import { createHash } from "crypto";
import satori, { type SatoriOptions } from "satori";
import sharp from "sharp";
import { bandColours, type BandName } from "../site/bands";
import { BRAND_MARK } from "./brand-mark";
import type { OpenGraphFonts } from "./open-graph-fonts";
import { titleLines, wordsOf, type TitleLines } from "./title-lines";
import { waveField } from "./wave-field";

export const OPEN_GRAPH_WIDTH = 1200;
export const OPEN_GRAPH_HEIGHT = 630;
/** Increase it when the drawing changes, so that cached images are not reused. */
const DRAWING_VERSION = 3;

const TEXT_COLOUR = "#e9e6df";
const MARGIN = 72;
const KIND_SIZE = 30;
const KIND_LINE = 36;
/** Between the lines of kind and title. */
const KIND_GAP = 16;
const TITLE_LEADING = 1.08;
/** White space at the left of large letters, in ems; removed so that title and kind align. */
const SIDE_BEARING = 0.015;
const TITLE_SPACE = { width: OPEN_GRAPH_WIDTH - 2 * MARGIN, sizes: [132, 106, 88] };
/** Letter spacing of headings in ems, as on the pages. */
const TRACKING = -0.018;
const WAVES_BOTTOM = 528;
const MAX_WAVES_HEIGHT = 172;
const BRAND_TOP = 544;
const BRAND_SIZE = 30;
const MARK_SCALE = 1.35;

/** Content of an Open Graph image. */
export interface OpenGraphContent {
  /** The page's heading. */
  readonly title: string;
  /** An article's category or the kind of page, above the title; may be empty. */
  readonly kind: string;
  /** Sets the colours and the beat of the waves. */
  readonly band: BandName;
  /** Seed of the waves. */
  readonly seed: string;
  /** The site's name. */
  readonly brand: string;
}

/** A cache key for the image of this content. */
export function openGraphKey({ title, kind, band, seed, brand }: OpenGraphContent): string {
  return createHash("sha256")
    .update(JSON.stringify([DRAWING_VERSION, title, kind, band, seed, brand]))
    .digest("hex");
}

/**
 * Draws an Open Graph image as a PNG of about 30 kB.
 *
 * @returns the same bytes for the same content
 */
export async function drawOpenGraphImage(content: OpenGraphContent, fonts: OpenGraphFonts): Promise<Buffer> {
  const svg = await openGraphSvg(content, fonts);
  // A JPEG of the same quality is more than twice as large: few colours, plain background.
  return sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, colours: 64, dither: 0, effort: 1, compressionLevel: 6 }).toBuffer();
}

/** An Open Graph image as SVG of 1200 × 630. Text is converted to paths, so that rasterizing needs no fonts. */
export async function openGraphSvg(content: OpenGraphContent, fonts: OpenGraphFonts): Promise<string> {
  const { title, kind, band, seed } = content;
  const { dark, ground } = bandColours[band];
  const { lines, size } = titleLines(title, await measureWords(title, fonts), TITLE_SPACE);
  const titleTop = kind ? MARGIN + KIND_LINE + KIND_GAP : MARGIN;
  const titleBottom = titleTop + lines.length * leadingOf(size);
  const texts = await renderSvg(textLayer(content, { lines, size }, titleTop), fonts);
  const height = Math.min(MAX_WAVES_HEIGHT, WAVES_BOTTOM - (titleBottom + 8));
  const waves = waveField({ seed, band, width: OPEN_GRAPH_WIDTH, height, rows: Math.round(height / 15), step: 12 })
    .map(({ d, strength }) => `<path d="${d}" stroke-opacity="${strength}"/>`)
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${OPEN_GRAPH_WIDTH}" height="${OPEN_GRAPH_HEIGHT}" viewBox="0 0 ${OPEN_GRAPH_WIDTH} ${OPEN_GRAPH_HEIGHT}">` +
    `<rect width="100%" height="100%" fill="${ground}"/>` +
    `<g fill="none" stroke="${dark}" stroke-linecap="round" stroke-linejoin="round">` +
    `<g transform="translate(0 ${WAVES_BOTTOM - height})" stroke-width="2">${waves}</g>` +
    `<path transform="translate(${MARGIN} ${BRAND_TOP + 20 - 12 * MARK_SCALE}) scale(${MARK_SCALE})" stroke-width="2" d="${BRAND_MARK}"/>` +
    `</g>${texts}</svg>`
  );
}

/** An element as satori takes it. */
interface Box {
  readonly type: "div";
  readonly key?: string;
  readonly props: { readonly style: Readonly<Record<string, string | number>>; readonly children?: string | readonly Box[] };
}

const leadingOf = (size: number): number => Math.round(size * TITLE_LEADING);

/** Kind, title and brand. */
function textLayer({ kind, band, brand }: OpenGraphContent, { lines, size }: TitleLines, titleTop: number): Box {
  const leading = leadingOf(size);
  const left = MARGIN - Math.round(size * SIDE_BEARING);
  const brandLeft = MARGIN + 40 * MARK_SCALE + 18;
  return box({ position: "relative", width: OPEN_GRAPH_WIDTH, height: OPEN_GRAPH_HEIGHT }, [
    textLine(kind, "sans", { top: MARGIN - 8, left: MARGIN, size: KIND_SIZE, leading: KIND_LINE, color: bandColours[band].dark }),
    ...lines.map((line, index) => textLine(line, "serif", { top: titleTop + index * leading, left, size, leading, color: TEXT_COLOUR })),
    textLine(brand, "serif", { top: BRAND_TOP, left: brandLeft, size: BRAND_SIZE, leading: 40, color: TEXT_COLOUR }),
  ]);
}

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
