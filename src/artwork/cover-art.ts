import { palettes, type PaletteName } from "../site/palettes";
import type { MotifName } from "../site/motifs";
import type { Canvas, Motif, Stroke } from "./motifs/motif";
import { drawNumber } from "./motifs/number";
import { ridges } from "./motifs/ridges";
import { spectrogram } from "./motifs/spectrogram";
import { seededChoices } from "./seeded-random";

const motifs: Readonly<Record<MotifName, Motif>> = { ridges, spectrogram };

/** Units of a cover's drawing. Whole numbers in this range are exact enough and compress well. */
export const COVER_WIDTH = 640;
export const COVER_HEIGHT = 360;

/** What a cover is drawn from; the same input always gives the same drawing. */
export interface CoverInput {
  readonly seed: string;
  readonly palette: PaletteName;
  readonly motif: MotifName;
  /** The article's number or a few words, set in type over the drawing, which draws the number if it can. */
  readonly text?: string | null | undefined;
  readonly note?: string | null | undefined;
}

interface CoverDrawing extends Canvas {
  readonly ground: string;
  readonly ink: string;
  readonly strokes: readonly Stroke[];
}

/** Draws an article's cover in the colors of the palette, 16:9 or in a canvas of another size. */
export function drawCover(
  { seed, palette, motif, text, note }: CoverInput,
  canvas: Canvas = { width: COVER_WIDTH, height: COVER_HEIGHT },
): CoverDrawing {
  const { dark: ink, ground, beats } = palettes[palette];
  const strokes = drawNumber(text ?? "", note ?? "", canvas) ?? motifs[motif]({ ...canvas, ...seededChoices(`${palette}/${seed}`), beats });
  return { ...canvas, ground, ink, strokes };
}

/** What is in the SVG of a cover. */
export function coverContent(input: CoverInput): string {
  const drawing = drawCover(input);
  return `<rect width="100%" height="100%" fill="${drawing.ground}"/>${strokesSvg(drawing)}`;
}

const size = `width="${COVER_WIDTH}" height="${COVER_HEIGHT}" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}"`;
/** A cover as SVG text. */
export const coverSvg = (input: CoverInput): string => `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${coverContent(input)}</svg>`;

/** The strokes of a drawing as an SVG group. */
export function strokesSvg({ ink, strokes }: Pick<CoverDrawing, "ink" | "strokes">): string {
  const paths = strokes.map(({ d, strength, width }) => `<path d="${d}" stroke-width="${width}" opacity="${strength}"/>`).join("");
  return `<g fill="none" stroke="${ink}" stroke-linecap="round">${paths}</g>`;
}
