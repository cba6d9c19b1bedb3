import { bandColours, NIGHT, type BandName } from "../site/bands";
import { seededChoices } from "./seeded-random";
import { compact, even } from "./spline";

/** Units between two ridges: where each is pointed at, and in the small picture. */
const GAP = 11;
const SMALL_GAP = 6;
/** Units for the peaks of the first ridge. */
const TOP = 72;
const BOTTOM = 14;
const WIDTH = 1200;
/** Peaks are in this part of the width; titles have the rest. */
const PEAKS = { from: 0.44, to: 0.96 };

/** An article, as it is drawn. */
export interface Trace {
  readonly seed: string;
  readonly band: BandName;
}

interface Ridge {
  /** SVG path data: a flat line with peaks. Filled with the ground, it hides what is behind it. */
  readonly d: string;
  /** Height of the flat line. */
  readonly y: number;
  readonly band: BandName;
}

/** Gradient of a band's lines along the width: they come out of the dark at the left, where titles stand. Offset and opacity. */
export const FADE: readonly (readonly [offset: number, opacity: number])[] = [
  [0, 0.05],
  [0.36, 0.4],
  [0.52, 1],
  [0.9, 1],
  [1, 0.4],
];

/** The articles as ridges, one above the other in the given order. Sizes are in units. */
export function drawSiteRidges(traces: readonly Trace[], gap = GAP) {
  const ridges = traces.map(({ seed, band }, index): Ridge => {
    const y = TOP + index * gap;
    return { d: ridgePath(`${band}/${seed}`, y), y, band };
  });
  return { width: WIDTH, height: ridgesHeight(traces.length, gap), ridges };
}

/** Width and height of {@link articleRidgesSvg}. */
export const articleRidgesSize = (count: number) => ({ width: WIDTH, height: ridgesHeight(count, SMALL_GAP) });

const ridgesHeight = (count: number, gap: number): number => TOP + Math.max(0, count - 1) * gap + BOTTOM;

/** The picture of {@link drawSiteRidges}, smaller, as SVG text. */
export function articleRidgesSvg(traces: readonly Trace[]): { svg: string; width: number; height: number } {
  const { width, height, ridges } = drawSiteRidges(traces, SMALL_GAP);
  const stops = (band: BandName) =>
    FADE.map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${bandColours[band].dark}" stop-opacity="${opacity}"/>`).join("");
  const gradients = [...new Set(ridges.map(({ band }) => band))]
    .map((band) => `<linearGradient id="${band}" gradientUnits="userSpaceOnUse" x2="${width}">${stops(band)}</linearGradient>`)
    .join("");
  const paths = ridges.map(({ d, band }) => `<path d="${d}" stroke="url(#${band})"/>`).join("");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${gradients}` +
    `<rect width="100%" height="100%" fill="${NIGHT}"/><g fill="${NIGHT}" stroke-width="1.6">${paths}</g></svg>`;
  return { svg, width, height };
}

/** Peaks are parabolas, whose heights follow a Gaussian envelope and a beat. */
function ridgePath(seed: string, y: number): string {
  const { randomFloat: within, randomInt: whole } = seededChoices(seed);
  const count = whole(5, 9);
  const step = within(30, 58);
  const reach = (count * step) / 2;
  const centre = within(PEAKS.from * WIDTH + reach * 0.8, PEAKS.to * WIDTH - reach);
  const [height, beat, phase] = [within(26, 64), within(0.5, 1.6), within(0, Math.PI)];

  let [x, lift] = [even(centre - reach), 0];
  const start = `M0 ${y}H${x}`;
  const peaks = Array.from({ length: count }, (_, i) => {
    const position = (2 * (i + 0.5)) / count - 1;
    const envelope = Math.exp(-((1.7 * position) ** 2));
    const size = even(height * envelope * (0.45 + 0.55 * Math.abs(Math.cos(beat * Math.PI * position + phase))));
    const width = 4 * Math.round((step * within(0.8, 1.2)) / 4);
    // Between two peaks the line does not fall to the ground.
    const next = i === count - 1 ? 0 : even(0.3 * height * envelope * within(0, 1));
    const path = `${width / 2} ${-2 * Math.max(4, size - (lift + next) / 2)} ${width} ${lift - next}`;
    x += width;
    lift = next;
    return path;
  });
  return compact(`${start}q${peaks.join(" ")}H${WIDTH}`);
}
