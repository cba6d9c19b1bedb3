import { css } from "styled-components";
import { bands } from "../site/bands";

/** For screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
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

/** Sets `--band` to the colour of the band in `data-band`. */
export const bandColour = css`
  ${Object.keys(bands)
    .map((band) => `&[data-band="${band}"] { --band: var(--${band}); }`)
    .join("\n")}
`;
