import { css } from "styled-components";

/** The poster on paper, and where the system has its own colors: dots are distinguished by their place, mixed ones are half filled. */
export const withoutColors = css`
  @media print, (forced-colors: active) {
    --cover-ink: CanvasText;
    background: none;
    border: 1px solid;
    &&& :not(a) {
      color: CanvasText;
    }
    .axis i,
    && [class^="d"]:not(.u) {
      forced-color-adjust: none;
      background: CanvasText;
    }
    && .mixed > [class^="d"]:not(.u) {
      border: 1px solid CanvasText;
      background: linear-gradient(135deg, CanvasText 50%, Canvas 50%);
    }
    && .u.u {
      border-color: CanvasText;
    }
    .brighter {
      display: none;
    }
  }
  /* The backgrounds of harm and of help have no color there. */
  @media (forced-colors: active) {
    :is(.axis, .totals, ul > li)::before,
    :is(.axis, .totals, ul > li)::after {
      border-inline: 1px solid CanvasText;
    }
  }
`;

/** With text of twice the size, the counts that screen readers get are shown instead of the dots, each on a line. */
export const withLargeText = css`
  @container (max-width: 13rem) {
    > ul > li > a {
      padding: var(--space-2) 0;
      font-weight: 600;
      line-height: 1.4;
      span {
        all: unset;
        font-weight: 400;
        white-space: pre-line;
      }
    }
    &&& p {
      padding-bottom: var(--space-3);
      font-size: inherit;
    }
    > ul > li::before,
    > ul > li::after,
    &&& :is(.axis, .totals, figcaption, small, li > span) {
      display: none;
    }
  }
`;
