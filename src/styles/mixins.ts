import { css } from "styled-components";
import { bands } from "../site/bands";
import { media } from "./media";

/** Not part of a printed page. */
export const notPrinted = css`
  @media print {
    display: none;
  }
`;

/** Full width up to the maximum page width, with gutters. */
export const container = css`
  width: 100%;
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
  gap: var(--space-6);
  ${media.medium} {
    grid-template-columns: ${template};
    gap: var(--space-7);
  }
`;

/** Sets `--band` to the colour of the band in `data-band`. */
export const bandColour = css`
  ${Object.keys(bands)
    .map((band) => `&[data-band="${band}"] { --band: var(--${band}); }`)
    .join("\n")}
`;
