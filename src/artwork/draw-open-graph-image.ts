import satori, { type SatoriOptions } from "satori";
import sharp from "sharp";
import { bandColours } from "../site/palette";
import { waveField } from "./wave-field";
import { OPEN_GRAPH_HEIGHT, OPEN_GRAPH_WIDTH, type OpenGraphContent } from "./open-graph-image";
import type { OpenGraphFonts } from "./open-graph-fonts";
import { titleLines, wordsOf } from "./title-lines";

const INK = "#e9e6df";
const MARGIN = 72;
const KIND_SIZE = 30;
const KIND_LINE = 36;
/** From the kind's line to the title's. */
const KIND_GAP = 16;
const TITLE_LEADING = 1.08;
/** White at the left of large letters, in ems, taken back so that they stand below the kind's. */
const SIDE_BEARING = 0.015;
const TITLE_SPACE = { width: OPEN_GRAPH_WIDTH - 2 * MARGIN, sizes: [132, 106, 88] };
/** Where the traces end and the brand's line begins. */
const FIELD_BOTTOM = 528;
const LARGEST_FIELD = 172;
const BRAND_TOP = 544;
const BRAND_SIZE = 30;
/** The brand's mark, as the header draws it, in a box of 40 × 24. */
const MARK = "M1 13c2 0 2.4-3 4-3s2 6 4 6 2.4-13 5-13 2.5 18 5 18 2.6-18 5-18 2 13 4 13 2.2-6 4-6 2 3 4 3h3";
const MARK_SCALE = 1.35;

/** What satori takes for an element. */
interface Box {
  readonly type: "div";
  readonly key?: string;
  readonly props: { readonly style: Readonly<Record<string, string | number>>; readonly children?: string | readonly Box[] };
}

/**
 * A page's sharing picture as SVG text of 1200 × 630: kind and title on the band's ground, traces below, the brand in
 * the corner. Text is drawn as paths, so that no font is wanted where it is rasterised.
 */
export async function openGraphSvg({ title, kind, band, seed, brand }: OpenGraphContent, fonts: OpenGraphFonts): Promise<string> {
  const { dark, ground } = bandColours[band];
  const { lines, size } = titleLines(title, await measure(title, fonts), TITLE_SPACE);
  const leading = Math.round(size * TITLE_LEADING);
  const titleTop = kind ? MARGIN + KIND_LINE + KIND_GAP : MARGIN;
  const texts = await draw(
    box({ position: "relative", width: OPEN_GRAPH_WIDTH, height: OPEN_GRAPH_HEIGHT }, [
      lineOfText(kind, { top: MARGIN - 8, left: MARGIN, font: "sans", size: KIND_SIZE, leading: KIND_LINE, color: dark }),
      ...lines.map((line, index) =>
        lineOfText(line, {
          top: titleTop + index * leading,
          left: MARGIN - Math.round(size * SIDE_BEARING),
          font: "serif",
          size,
          leading,
          color: INK,
        }),
      ),
      lineOfText(brand, { top: BRAND_TOP, left: MARGIN + 40 * MARK_SCALE + 18, font: "serif", size: BRAND_SIZE, leading: 40, color: INK }),
    ]),
    fonts,
  );
  const fieldHeight = Math.min(LARGEST_FIELD, FIELD_BOTTOM - (titleTop + lines.length * leading + 8));
  const fieldTop = FIELD_BOTTOM - fieldHeight;
  const field = waveField({
    seed,
    band,
    width: OPEN_GRAPH_WIDTH,
    height: fieldHeight,
    rows: Math.round(fieldHeight / 15),
    step: 12,
  })
    .map(({ d, strength }) => `<path d="${d}" stroke-opacity="${strength}"/>`)
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${OPEN_GRAPH_WIDTH}" height="${OPEN_GRAPH_HEIGHT}" viewBox="0 0 ${OPEN_GRAPH_WIDTH} ${OPEN_GRAPH_HEIGHT}">` +
    `<rect width="100%" height="100%" fill="${ground}"/>` +
    `<g fill="none" stroke="${dark}" stroke-linecap="round" stroke-linejoin="round">` +
    `<g transform="translate(0 ${fieldTop})" stroke-width="2">${field}</g>` +
    `<path transform="translate(${MARGIN} ${BRAND_TOP + 20 - 12 * MARK_SCALE}) scale(${MARK_SCALE})" stroke-width="2" d="${MARK}"/>` +
    `</g>${texts}</svg>`
  );
}

/**
 * A page's sharing picture as a PNG file, about 30 kB.
 *
 * @returns the same bytes for the same card
 * @throws when the fonts cannot be read
 */
export async function drawOpenGraphImage(card: OpenGraphContent, fonts: OpenGraphFonts): Promise<Buffer> {
  const svg = await openGraphSvg(card, fonts);
  // Few colours and flat ground: a JPEG that looks as clean is more than twice as large.
  return sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, colours: 64, dither: 0, effort: 1, compressionLevel: 6 }).toBuffer();
}

interface LineOfText {
  readonly top: number;
  readonly left: number;
  readonly font: keyof OpenGraphFonts;
  readonly size: number;
  readonly leading: number;
  readonly color: string;
}

function lineOfText(text: string, { top, left, font, size, leading, color }: LineOfText): Box {
  return box(
    {
      position: "absolute",
      top,
      left,
      maxWidth: OPEN_GRAPH_WIDTH - MARGIN - left,
      fontFamily: font,
      fontSize: size,
      lineHeight: leading / size,
      letterSpacing: font === "serif" ? TRACKING * size : 0,
      color,
      whiteSpace: "nowrap",
      overflow: "hidden",
      textOverflow: "ellipsis",
    },
    text,
  );
}

/** Headings are set tight, as on the pages. */
const TRACKING = -0.018;
const MEASURED_SIZE = 100;

/** Asks satori how wide each word of a title is. */
async function measure(title: string, fonts: OpenGraphFonts): Promise<(text: string) => number> {
  const words = [...new Set(wordsOf(title))];
  const widths = new Map<string, number>();
  const style = { fontFamily: "serif", fontSize: MEASURED_SIZE, letterSpacing: TRACKING * MEASURED_SIZE, whiteSpace: "pre" };
  await draw(
    box(
      { flexDirection: "column", alignItems: "flex-start" },
      [" ", ...words].map((word) => ({ ...box(style, word), key: word })),
    ),
    fonts,
    ({ key, width }) => key !== undefined && widths.set(String(key), width / MEASURED_SIZE),
  );
  return (text) => widths.get(text) ?? 0;
}

function box(style: Box["props"]["style"], children: string | readonly Box[]): Box {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}

function draw(root: Box, { serif, sans }: OpenGraphFonts, onNodeDetected?: SatoriOptions["onNodeDetected"]): Promise<string> {
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
