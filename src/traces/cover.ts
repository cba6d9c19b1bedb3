import type { BandName } from "../site/bands";
import { bandColours } from "../site/palette";
import { traceField } from "./trace-field";

export const COVER_WIDTH = 1600;
export const COVER_HEIGHT = 900;

/**
 * An article's cover as SVG text, 1600 × 900: the band's traces in its light colour on its ground. About 3 kB as it is
 * sent, a sixth of the same picture as AVIF for a phone, and sharp at any size.
 *
 * @param slug seeds the drawing, so that a cover never changes between builds
 */
export function coverSvg(slug: string, band: BandName): string {
  const { dark, ground } = bandColours[band];
  const lines = traceField({ seed: slug, band, width: COVER_WIDTH, height: COVER_HEIGHT, rows: 17, step: 6, decimals: 0 })
    .map(({ d, strength }) => `<path d="${d}" stroke-opacity="${strength}"/>`)
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER_WIDTH}" height="${COVER_HEIGHT}" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}">` +
    `<rect width="100%" height="100%" fill="${ground}"/>` +
    `<g fill="none" stroke="${dark}" stroke-width="3.5" stroke-linejoin="round">${lines}</g></svg>`
  );
}
