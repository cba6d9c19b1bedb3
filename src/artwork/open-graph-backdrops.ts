import { posterSvg, toPoster, type PosterMethod, type PosterReference } from "./charts/evidence-poster";

/** The right part of an Open Graph image, where a backdrop is: its left edge and its width. */
export const BACKDROP = { left: 660, width: 540, height: 630 };
const MARGIN = 48;
/** A few rows are not pulled apart. */
const MAX_ROW_HEIGHT = 90;

/** The poster of some methods without its words; undefined without studies on them. */
export function posterBackdrop(methods: readonly PosterMethod[], works: readonly PosterReference[]): string | undefined {
  const poster = toPoster(methods, works);
  if (poster.rows.length === 0) return undefined;
  const rowHeight = Math.min(MAX_ROW_HEIGHT, (BACKDROP.height - 2 * MARGIN) / poster.rows.length);
  const top = (BACKDROP.height - rowHeight * poster.rows.length) / 2;
  return posterSvg(poster, { left: BACKDROP.left, top, width: BACKDROP.width - MARGIN, rowHeight, middle: rowHeight / 2 });
}
