import { css } from "styled-components";
import { bandColours, bands } from "../site/bands";
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

/** A list of points with small headings, in two columns. */
export const pointGrid = css`
  ${plainList}
  display: grid;
  gap: var(--space-6) var(--space-7);
  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
  h3 {
    margin-bottom: var(--space-2);
    font: 600 var(--head-s) / 1.3 var(--sans);
    letter-spacing: 0;
  }
  p {
    color: var(--soft);
    line-height: 1.55;
  }
`;

/** Sets `--band` to the colour of the band in `data-band`. */
export const bandColour = css`
  ${Object.keys(bands)
    .map((band) => `&[data-band="${band}"] { --band: var(--${band}); }`)
    .join("\n")}
`;

/** Sets `--ground` and `--trace` to the colours of covers of the band in `data-band`. */
export const bandGround = css`
  ${Object.entries(bandColours)
    .map(([band, { ground, dark }]) => `&[data-band="${band}"] { --ground: ${ground}; --trace: ${dark}; }`)
    .join("\n")}
`;
