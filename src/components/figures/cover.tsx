import { COVER_HEIGHT, COVER_WIDTH, drawCover } from "../../artwork/cover-art";
import type { PictureData } from "../props";

/** A decorative cover as inline SVG, so that the first view needs no extra request. */
export function Cover({ seed, band }: NonNullable<PictureData["cover"]>) {
  const { ground, stroke, strokeWidth, lines } = drawCover(seed, band);
  return (
    <svg width={COVER_WIDTH} height={COVER_HEIGHT} viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`} aria-hidden>
      <rect width="100%" height="100%" fill={ground} />
      <g fill="none" stroke={stroke} strokeWidth={strokeWidth}>
        {lines.map(({ d, strength }) => (
          <path key={d} d={d} strokeOpacity={strength} />
        ))}
      </g>
    </svg>
  );
}
