import { createHash } from "crypto";
import satori, { type SatoriOptions } from "satori";
import sharp from "sharp";
import type { OpenGraphFonts } from "./open-graph-fonts";
import {
  MARGIN,
  OPEN_GRAPH_HEIGHT,
  OPEN_GRAPH_WIDTH,
  openGraphBackground,
  openGraphLines,
  TRACKING,
  unbroken,
  type OpenGraphContent,
  type OpenGraphLine,
} from "./open-graph-layout";
import { wordsOf } from "./title-lines";

/** Increase it when the drawing changes, so that cached images are not reused. */
const DRAWING_VERSION = 4;

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
  const widthOf = await measureWords([...wordsOf(content.title), unbroken(content.words ?? "")], fonts);
  const lines = openGraphLines(content, widthOf).map(textLine);
  const texts = await renderSvg(box({ position: "relative", width: OPEN_GRAPH_WIDTH, height: OPEN_GRAPH_HEIGHT }, lines), fonts);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${OPEN_GRAPH_WIDTH}" height="${OPEN_GRAPH_HEIGHT}" viewBox="0 0 ${OPEN_GRAPH_WIDTH} ${OPEN_GRAPH_HEIGHT}">` +
    `${openGraphBackground(content)}${texts}</svg>`
  );
}

/** An element as satori takes it. */
interface Box {
  readonly type: "div";
  readonly key?: string;
  readonly props: { readonly style: Readonly<Record<string, string | number>>; readonly children?: string | readonly Box[] };
}

function textLine({ text, font, size, leading, ...style }: OpenGraphLine): Box {
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

/** Measures words with satori. The returned function gives widths in ems. */
async function measureWords(texts: readonly string[], fonts: OpenGraphFonts): Promise<(text: string) => number> {
  const fontSize = 100;
  const widths = new Map<string, number>();
  const style = { fontFamily: "serif", fontSize, letterSpacing: TRACKING * fontSize, whiteSpace: "pre" };
  const words = [...new Set([" ", ...texts])].filter(Boolean).map((word) => ({ ...box(style, word), key: word }));
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
