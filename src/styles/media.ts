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
