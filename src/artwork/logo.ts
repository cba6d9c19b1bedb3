/** The logo of a site without one of its own: a ring. An SVG path in a box of 40 × 24. */
const RING = "M20 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z";

/** The SVG path of a site's logo, which is drawn as a line. */
export const logoPath = (logo: string | null | undefined): string => logo ?? RING;

/**
 * The site's icon as SVG of 64 × 64.
 *
 * @param isSquare whether its corners are not round and the logo is smaller, as phones expect, which cut icons to their own shape
 */
export function iconSvg(logo: string | null | undefined, isSquare = false): string {
  const margin = isSquare ? 9 : 4;
  const scale = (64 - 2 * margin) / 40;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" rx="${isSquare ? 0 : 14}" fill="#0e2a3b"/>` +
    `<path transform="translate(${margin} ${32 - 12 * scale}) scale(${scale})" fill="none" stroke="#7fd1c7" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round" d="${logoPath(logo)}"/></svg>`
  );
}
