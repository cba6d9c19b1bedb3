import { MEDIUM_BREAKPOINT } from "../site/limits";

/** Widths at which the layout changes, in em so that they follow the reader's text size. */
export const media = {
  /** The bar of links is shown. */
  medium: `@media (min-width: ${MEDIUM_BREAKPOINT / 16}em)`,
  belowMedium: `@media (max-width: ${(MEDIUM_BREAKPOINT - 0.02) / 16}em)`,
  /** Contents stand beside an article. */
  wide: "@media (min-width: 66em)",
  motion: "@media (prefers-reduced-motion: no-preference)",
} as const;
