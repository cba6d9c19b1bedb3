import { css } from "styled-components";
import { MEDIUM_BREAKPOINT } from "../site/limits";

/**
 * Queries of the page's width, in units that follow the reader's text size. Those of the body also see a size that a style
 * sets for `html`; those that hold on paper, too, are media queries, because the body is a container on screens only.
 */
export const media = {
  /** The header shows its links instead of the menu button. */
  medium: `@container page (min-width: ${MEDIUM_BREAKPOINT / 16}rem)`,
  /** Also the layout of paper, which is narrower. */
  mediumOrPrint: `@media print, (min-width: ${MEDIUM_BREAKPOINT / 16}em)`,
  /** Tables are cards. Not on paper, which is as narrow. */
  phone: `@media screen and (max-width: ${(MEDIUM_BREAKPOINT - 0.02) / 16}em)`,
  /** The smallest phones, or large text on others. */
  narrow: "@container page (max-width: 22.49rem)",
  /** Phones that are held upright. */
  upright: "@container page (max-width: 27rem)",
  belowMedium: `@container page (max-width: ${(MEDIUM_BREAKPOINT - 0.02) / 16}rem)`,
  /** The table of contents is beside the article. */
  wide: "@container page (min-width: 66rem)",
  belowWide: "@container page (max-width: 65.99rem)",
  /** A box with the offer is at the right of the text: in a window of 1,280 pixels, also beside a scrollbar. */
  rail: "@container page (min-width: 79rem)",
  /** A phone with text of twice the size. */
  largeText: "@container page (max-width: 19.99rem)",
  /** Paper that has room for a margin with headings. */
  widePrint: "@media print and (min-width: 36em)",
  motion: "@media screen and (prefers-reduced-motion: no-preference)",
} as const;

/**
 * On phones, an element is laid out when it comes near the screen and is `height` high until then. Only in browsers with
 * scroll anchoring, because heights above the reader's place change; smooth scrolling, which would miss its target, is off there.
 */
export const lazyLayout = (height: string) => css`
  ${media.phone} {
    @supports (overflow-anchor: auto) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto ${height};
      overflow-clip-margin: var(--gutter);
    }
  }
`;

/** The spaces of the serif typeface are narrow where it is small. */
export const wordsApart = css`
  word-spacing: 0.06em;
`;

/** Not part of a printed page. */
export const notPrinted = css`
  @media print {
    display: none;
  }
`;

/** A `<details>` that is open without its attribute; browsers before Chrome 131, Safari 18.4 and Firefox 143 leave it to be opened. */
export const openDetails = css`
  &::details-content {
    content-visibility: visible;
  }
`;

/** `<details>` that are always open, without their triangles, where browsers can do it. */
export const alwaysOpenDetails = css`
  @supports selector(::details-content) {
    summary {
      list-style: none;
      pointer-events: none;
    }
    summary::-webkit-details-marker {
      display: none;
    }
    details {
      ${openDetails}
    }
  }
`;

/** Frames the entry that a link led to, in every color scheme. */
export const framedTarget = css`
  &:target {
    outline: 1px solid var(--edge);
    outline-offset: var(--space-2);
  }
`;

/** Prints the heading of a section in the margin, beside its text, where the page has room for it. */
export const printedBesideHeading = css`
  ${media.widePrint} {
    display: flow-root;
    > h2 {
      float: left;
      width: 10rem;
      margin: 0 0 0 -11rem;
      font-size: var(--head-n);
    }
    > h2 + * {
      margin-top: 0;
    }
  }
`;

/** A part of a page below a hairline. */
export const ruledAbove = css`
  margin-top: var(--space-7);
  padding-top: var(--space-6);
  border-top: 1px solid var(--line);
`;

/** Small text that belongs to a picture, a drawing or a button. */
export const captionText = css`
  color: var(--soft);
  font-size: var(--text-s);
  line-height: 1.45;
`;

/** Text that explains what is above it. */
export const softText = css`
  color: var(--soft);
  font-size: var(--text-n);
`;

/** A table without lines: texts begin at the left and at the top of their cells, and words are not broken. */
export const plainTable = css`
  table {
    width: 100%;
    border-spacing: 0;
    font-size: var(--text-n);
    line-height: 1.45;
  }
  th,
  td {
    text-align: left;
    vertical-align: top;
    overflow-wrap: normal;
  }
  th {
    font-weight: 600;
  }
`;

/** A link in the color of the text until it is pointed at. */
export const quietLink = css`
  color: var(--ink);
  text-decoration-color: var(--line);
  &:hover {
    color: var(--link);
    text-decoration-color: currentcolor;
  }
`;

/** A link that is underlined only when it is pointed at. */
export const underlinedOnHover = css`
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

/** A line of small text below a drawing or a label. */
export const smallLine = css`
  display: block;
  color: var(--soft);
  font-size: var(--text-xs);
`;

/** A figure between hairlines; the next section begins with a rule of its own, and one after another has that one's. */
export const ruledFigure = css`
  padding-block: var(--space-5);
  border-block: 1px solid var(--line);
  figure:not(.prose, .picks) + && {
    margin-top: 0;
    border-top: 0;
  }
  section > &:last-child,
  &:has(+ section) {
    border-bottom: 0;
    padding-bottom: 0;
  }
`;

/** A drawing of lines with round ends in the color of the text. */
export const roundLines = css`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** Lines of a drawing that is stretched to its container. */
export const stretchedLines = css`
  width: 100%;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.25;
  path {
    vector-effect: non-scaling-stroke;
  }
`;

/** In a column beside a text: it stays in view below the header, and is never taller than the view. */
export const besideText = css`
  position: sticky;
  top: calc(var(--header) + var(--space-6));
  align-self: start;
  max-height: calc(100vh - var(--header) - 2 * var(--space-6));
  margin-top: var(--space-5);
`;

/** Full width up to the maximum page width, with gutters. */
export const container = css`
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

export const plainList = css`
  list-style: none;
  margin: 0;
  padding: 0;
`;

/** Columns, below each other on phones. Takes a value of `grid-template-columns`. */
export const columns = (template: string) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  ${media.mediumOrPrint} {
    grid-template-columns: ${template};
  }
  ${media.medium} {
    gap: var(--space-7);
  }
`;

/** A list of points with small headings, in two columns. */
export const pointGrid = css`
  ${plainList}
  display: grid;
  gap: var(--space-6) var(--space-7);
  ${media.mediumOrPrint} {
    grid-template-columns: 1fr 1fr;
  }
  h3 {
    margin-bottom: var(--space-2);
  }
  p {
    color: var(--soft);
    line-height: 1.55;
  }
`;

/** A dark ground for waves, in both color schemes. What is in it is drawn in light colors; on paper and in forced colors it is the page's. */
export const darkPanel = css`
  @media screen and (forced-colors: none) {
    color-scheme: dark;
    background: var(--ground);
    color: var(--cover-ink);
    --ink: var(--cover-ink);
    --link: var(--trace);
    --soft: var(--cover-ink);
    --line: var(--trace);
    --cta-edge: var(--cta);
    audio::-webkit-media-controls-enclosure {
      background: color-mix(in srgb, var(--trace) 16%, transparent);
    }
  }
  @media print {
    --trace: var(--soft);
  }
`;

/** Reaches out of the page's column to both edges of the screen. */
export const fullBleed = css`
  margin-inline: calc(min(-2 * var(--gutter), var(--page) - 100cqw) / 2);
`;
