import { MEDIUM_BREAKPOINT } from "../site/limits";

/** Media queries. Widths are in em, so that they follow the reader's text size. */
export const media = {
  /** The header shows its links instead of the menu button. */
  medium: `@media (min-width: ${MEDIUM_BREAKPOINT / 16}em)`,
  /** Also the layout of paper, which is narrower. */
  mediumOrPrint: `@media print, (min-width: ${MEDIUM_BREAKPOINT / 16}em)`,
  belowMedium: `@media (max-width: ${(MEDIUM_BREAKPOINT - 0.02) / 16}em)`,
  /** The table of contents is beside the article. */
  wide: "@media (min-width: 66em)",
  /** Less than 20 of the reader's ems: a phone with text of twice the size. */
  largeText: "@media (max-width: 19.99em)",
  motion: "@media screen and (prefers-reduced-motion: no-preference)",
} as const;
