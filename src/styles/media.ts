import { MEDIUM_BREAKPOINT } from "../site/limits";

/** Media queries. Widths are in em, so that they follow the reader's text size. */
export const media = {
  /** The header shows its links instead of the menu button. */
  medium: `@media (min-width: ${MEDIUM_BREAKPOINT / 16}em)`,
  /** Also the layout of paper, which is narrower. */
  mediumOrPrint: `@media print, (min-width: ${MEDIUM_BREAKPOINT / 16}em)`,
  /** Tables are cards. Not on paper, which is as narrow. */
  phone: `@media screen and (max-width: ${(MEDIUM_BREAKPOINT - 0.02) / 16}em)`,
  /** The smallest phones, or large text on others. */
  narrow: "@container page (max-width: 22.49rem)",
  /** Phones that are held upright. */
  upright: "@container page (max-width: 27rem)",
  belowMedium: `@media (max-width: ${(MEDIUM_BREAKPOINT - 0.02) / 16}em)`,
  /** The table of contents is beside the article. */
  wide: "@media (min-width: 66em)",
  belowWide: "@media (max-width: 65.99em)",
  /** A box with the offer is at the right of the text. */
  rail: "@media (min-width: 80em)",
  /** A phone with text of twice the size. A query of the body, because media queries do not see the size that a style sets for `html`. */
  largeText: "@container page (max-width: 19.99rem)",
  /** Paper that has room for a margin with headings. */
  widePrint: "@media print and (min-width: 36em)",
  motion: "@media screen and (prefers-reduced-motion: no-preference)",
} as const;
