import { css } from "styled-components";
import { printedBesideHeading, ruledAbove } from "./mixins";

/** Styles of rendered Markdown: paragraphs, lists, citations. Notes and figures have their own. */
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
  /* A small heading is nearer to its own text than to the text before it. */
  section > * + h3 {
    margin-top: var(--space-6);
  }
  section > :is(h3, h4, h5, h6) + * {
    margin-top: var(--space-2);
  }
  h4,
  h5,
  h6 {
    margin-bottom: 0;
    font-size: inherit;
  }
  hr {
    margin-bottom: 0;
    border: 0;
    border-top: 1px solid var(--line);
  }
  /* A long line of code is wrapped: on a phone nobody finds what is to the right of the page. */
  code {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  li > * + *,
  blockquote > * + * {
    margin-top: var(--space-3);
  }
  .task {
    list-style: none;
  }
  ul,
  ol {
    margin-bottom: 0;
    padding-left: 1.4em;
  }
  li + li {
    margin-top: var(--space-2);
  }
  blockquote {
    padding-left: var(--space-5);
    border-left: 2px solid var(--line);
    color: var(--soft);
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
