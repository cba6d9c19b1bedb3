import { palettes } from "../site/palettes";
import { logoPath } from "./logo";
import { posterSvg, toPoster, type PosterMethod, type PosterReference } from "./charts/evidence-poster";
import { COVER_HEIGHT, drawCover, strokesSvg, type CoverInput } from "./cover-art";
import type { Drawing } from "./drawing";

export const OPEN_GRAPH_WIDTH = 1200;
export const OPEN_GRAPH_HEIGHT = 630;

const TEXT_COLOR = "#e9e6df";
const MARGIN = 72;
const BRAND_TOP = 544;
const LOGO_SCALE = 1.35;
/** The drawing has the units of a cover. */
const DRAWING_SCALE = OPEN_GRAPH_HEIGHT / COVER_HEIGHT;
/** The right part, where a backdrop is: its left edge and its width. */
const BACKDROP = { left: 660, width: 540 };

/** Content of an Open Graph image. */
export interface OpenGraphContent extends CoverInput {
  readonly title: string;
  /** An article's category or the kind of page, above the title; may be empty. */
  readonly kind: string;
  readonly brand: string;
  readonly logo?: string | null | undefined;
  /** SVG at the right, instead of the drawing: what {@link posterBackdrop} makes. */
  readonly backdrop?: string | undefined;
}

/** The poster of some methods without its words; undefined without studies on them. */
export function posterBackdrop(methods: readonly PosterMethod[], works: readonly PosterReference[]): string | undefined {
  const poster = toPoster(methods, works);
  if (poster.rows.length === 0) return undefined;
  const margin = 48;
  // A few rows are not pulled apart.
  const rowHeight = Math.min(90, (OPEN_GRAPH_HEIGHT - 2 * margin) / poster.rows.length);
  const top = (OPEN_GRAPH_HEIGHT - rowHeight * poster.rows.length) / 2;
  return posterSvg(poster, { left: BACKDROP.left, top, width: BACKDROP.width - margin, rowHeight, middle: rowHeight / 2 });
}

/** An Open Graph image: 1200 × 630. */
export const openGraphCard = (content: OpenGraphContent): Drawing => ({
  name: `the preview image of '${content.title}'`,
  texts: OpenGraphCard({ content }),
  background: openGraphBackground(content),
  width: OPEN_GRAPH_WIDTH,
  height: OPEN_GRAPH_HEIGHT,
});

/** The SVG below the texts. */
function openGraphBackground(content: OpenGraphContent): string {
  const drawing = drawCover(content, { width: Math.round(OPEN_GRAPH_WIDTH / DRAWING_SCALE), height: COVER_HEIGHT });
  const { ground, ink } = drawing;
  const stop = (offset: number, opacity: number) => `<stop offset="${offset}" stop-color="${ground}" stop-opacity="${opacity}"/>`;
  // A title reaches further to the right than cover words.
  const shade = content.backdrop
    ? stop(0, 0)
    : content.text
      ? stop(0.25, 0.94) + stop(0.6, 0.45) + stop(1, 0.05)
      : stop(0.35, 0.94) + stop(1, 0.5);
  const drawn = `<g transform="scale(${DRAWING_SCALE})">${strokesSvg(drawing)}</g>`;
  return (
    `<linearGradient id="shade" x1="0" y1="0.7" x2="1" y2="0.3">${shade}</linearGradient>` +
    `<rect width="100%" height="100%" fill="${ground}"/>${content.backdrop ?? drawn}` +
    `<rect width="100%" height="100%" fill="url(#shade)"/>` +
    `<path transform="translate(${MARGIN} ${BRAND_TOP + 20 - 12 * LOGO_SCALE}) scale(${LOGO_SCALE})" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${logoPath(content.logo)}"/>`
  );
}

/** A word that may not fit on a line. */
const LONG_WORD = /[^\s/-]{24}/;

const serif = { fontFamily: "Newsreader", lineHeight: 1.08, letterSpacing: "-0.018em", color: TEXT_COLOR };
const sans = { fontFamily: "Hanken Grotesk", fontWeight: 600, lineHeight: 1.2 };

/** The texts of an Open Graph image, which satori draws. */
function OpenGraphCard({ content }: { readonly content: OpenGraphContent }) {
  const { title, kind, text, note, palette, brand, backdrop } = content;
  const accent = { ...sans, color: palettes[palette].dark };
  // Balanced lines would also break words that fit.
  const wrapping = LONG_WORD.test(title) ? ({ wordBreak: "break-word" } as const) : ({ textWrap: "balance" } as const);
  const titleSize = text
    ? chooseSize(title, [60, 48, 40], 33)
    : backdrop
      ? chooseSize(title, [96, 76, 60], 12)
      : chooseSize(title, [132, 106, 88, 68], 17);
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        width: backdrop ? BACKDROP.left : OPEN_GRAPH_WIDTH,
        height: OPEN_GRAPH_HEIGHT,
        padding: `${MARGIN - 8}px ${MARGIN}px ${OPEN_GRAPH_HEIGHT - BRAND_TOP - 40}px`,
      }}
    >
      {kind ? <div style={{ ...accent, fontSize: 30 }}>{kind}</div> : null}
      {text ? (
        <div style={{ ...serif, fontSize: Math.min(184, 1700 / text.length), marginTop: 16, whiteSpace: "nowrap" }}>{text}</div>
      ) : null}
      {text && note ? <div style={{ ...accent, fontSize: 38 }}>{note}</div> : null}
      <div style={{ ...serif, fontSize: titleSize, marginTop: text ? "auto" : 16, ...wrapping }}>{title}</div>
      <div style={{ ...serif, fontSize: 30, lineHeight: 1.33, marginTop: text ? 24 : "auto", marginLeft: 40 * LOGO_SCALE + 18 }}>
        {brand}
      </div>
    </div>
  );
}

/** A smaller size for each line that a text probably needs: a line of the first size has `perLine` characters. */
function chooseSize(text: string, sizes: readonly [number, ...number[]], perLine: number): number {
  return sizes.find((size, index) => text.length <= ((index + 1) * perLine * sizes[0]) / size) ?? (sizes.at(-1) as number);
}
