import { css } from "styled-components";
import { media } from "./media";
import { captionText, plainHeading, printedBesideHeading, ruledAbove, underlinedOnHover } from "./mixins";

/** Styles of rendered Markdown: paragraphs, lists, tables, evidence notes, citations. */
export const prose = css`
  > * + *,
  section > * + * {
    margin-top: var(--space-5);
  }
  section {
    ${ruledAbove}
    ${printedBesideHeading}
  }
  /* Below a heading a figure needs no rule above it. */
  section > h2 + figure {
    padding-top: 0;
    border-top: 0;
  }
  h3 {
    ${plainHeading}
  }
  :is(h2, h3, h4) > a {
    color: inherit;
    ${underlinedOnHover}
    &:hover::after {
      content: " #" / "";
      color: var(--soft);
    }
  }
  ul,
  ol {
    margin-bottom: 0;
    padding-left: 1.4em;
  }
  li + li {
    margin-top: var(--space-2);
  }
  li::marker {
    color: var(--soft);
    font-variant-numeric: tabular-nums;
  }
  blockquote {
    padding-left: var(--space-5);
    border-left: 2px solid var(--line);
    color: var(--soft);
  }
  .evidence {
    padding: var(--space-4) var(--space-5);
    border-left: 3px solid var(--link);
    background: var(--raised);
    font-size: var(--text-n);
    > svg {
      width: 5.5rem;
      margin: 0 0 var(--space-2);
      display: block;
    }
    > svg + p {
      margin-top: 0;
    }
  }
  .claim {
    padding: 0.1em 0.5em;
    border: 1px solid var(--line);
    border-radius: 0.375rem;
    color: var(--soft);
    font-size: var(--text-xs);
    white-space: nowrap;
    ${media.largeText} {
      white-space: normal;
    }
    > a {
      color: inherit;
      ${underlinedOnHover}
    }
  }
  .table {
    /* Its rows stay whole on paper; a table of a page's height must not leave half a page empty. */
    break-inside: auto;
  }
  /* The shadow at the right edge is fixed; a cover in front of it moves with the table and is over it at the table's end. */
  .table div {
    overflow-x: auto;
    background:
      linear-gradient(to right, transparent, var(--paper) 50%) right / 3rem 100% no-repeat local,
      linear-gradient(to right, transparent, var(--edge)) right / 1rem 100% no-repeat scroll;
    @media (forced-colors: active) {
      background: none;
    }
  }
  figcaption {
    margin-bottom: var(--space-2);
    ${captionText}
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-n);
    line-height: 1.45;
  }
  th,
  td {
    padding: var(--space-3) var(--space-5) var(--space-3) 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
    min-width: 6.5rem;
  }
  tbody th {
    position: sticky;
    left: 0;
    font-weight: 500;
    background: var(--paper);
  }
  .figures {
    text-align: right;
    font-variant-numeric: tabular-nums lining-nums;
  }
  ${media.belowMedium} {
    tr > :first-child {
      min-width: 5.5rem;
      max-width: 8rem;
    }
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
  thead th {
    font-weight: 600;
    border-bottom-color: var(--edge);
  }
  code {
    font-size: 0.9em;
  }
  sup {
    line-height: 0;
    font-size: 0.75em;
  }
  sup a {
    padding: 0.3em 0.1em;
    text-decoration: none;
  }
`;
