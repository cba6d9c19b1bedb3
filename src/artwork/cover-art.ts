import { bandColours, type BandName } from "../site/bands";
import { waveField } from "./wave-field";

/** Units of a cover's drawing. Whole numbers in this range are exact enough and compress well. */
export const COVER_WIDTH = 640;
export const COVER_HEIGHT = 360;

/**
 * Draws an article's cover in a box of `COVER_WIDTH` × `COVER_HEIGHT`: waves in the colours of the category's band.
 *
 * @param seed the article's slug; the same seed always gives the same cover
 */
export function drawCover(seed: string, band: BandName) {
  const { dark, ground } = bandColours[band];
  const lines = waveField({ seed, band, width: COVER_WIDTH, height: COVER_HEIGHT, rows: 17, step: 8 });
  return { ground, stroke: dark, strokeWidth: 1.4, lines };
}

/** The cover of {@link drawCover} as SVG text, about 1.4 kB compressed. */
export function coverSvg(seed: string, band: BandName): string {
  const { ground, stroke, strokeWidth, lines } = drawCover(seed, band);
  const paths = lines.map(({ d, strength }) => `<path d="${d}" stroke-opacity="${strength}"/>`).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER_WIDTH}" height="${COVER_HEIGHT}" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}">` +
    `<rect width="100%" height="100%" fill="${ground}"/>` +
    `<g fill="none" stroke="${stroke}" stroke-width="${strokeWidth}">${paths}</g></svg>`
  );
}
