import { MEDIUM_BREAKPOINT } from "../site/limits";

/** Media queries. Widths are in em, so that they follow the reader's text size. */
export const media = {
  /** The header shows its links instead of the menu button. */
  medium: `@media (min-width: ${MEDIUM_BREAKPOINT / 16}em)`,
  belowMedium: `@media (max-width: ${(MEDIUM_BREAKPOINT - 0.02) / 16}em)`,
  /** The table of contents is beside the article. */
  wide: "@media (min-width: 66em)",
  motion: "@media (prefers-reduced-motion: no-preference)",
} as const;
