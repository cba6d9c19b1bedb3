import { css } from "styled-components";
import { columnName, posterLabels } from "../../artwork/charts/evidence-poster";

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
  }
  /* The backgrounds of harm and of help have no color there. */
  @media (forced-colors: active) {
    :is(.axis, .totals, ul > li)::before,
    :is(.axis, .totals, ul > li)::after {
      border-inline: 1px solid CanvasText;
    }
    /* Their edges would run through the names above the dots. */
    @container (max-width: 56rem) {
      && > ul > li::before,
      && > ul > li::after {
        grid-row: 2;
      }
    }
  }
`;

/** With text of twice the size, each method is a list of its cells, which have names of their own. */
export const withLargeText = css`
  @container (max-width: 13rem) {
    > ul > li {
      display: block;
      padding-block: var(--space-2);
      > a {
        padding: 0;
        font-weight: 600;
      }
      > span {
        justify-content: start;
        padding: 0.125rem 0;
      }
    }
    ${posterLabels.map((label) => `span.${label}::before { content: "${columnName(label)}"; height: auto; margin: 0 0.25rem 0 0; }`)}
    > ul > li::before,
    > ul > li::after,
    > ul > li > :empty,
    &&& :is(.axis, .totals, small) {
      display: none;
    }
  }
`;
