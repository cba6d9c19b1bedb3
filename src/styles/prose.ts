import { css } from "styled-components";
import { plainHeading, printedBesideHeading, ruledAbove } from "./mixins";
import { tables } from "./tables";

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
  /* On the widest screens the figures of an article use the room at both sides of its text; diagrams have large words. */
  @media screen and (min-width: 110em) {
    article & :is(& > figure, section > figure):not(:has(img:only-child)) {
      margin-inline: -5rem;
    }
  }
  /* Below a heading a figure needs no rule above it. */
  section > h2 + figure {
    padding-top: 0;
    border-top: 0;
  }
  h3 {
    ${plainHeading}
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
  }
  /* After a sentence only the meter; its words appear when it is pointed at or focused, and on paper. */
  .claim {
    font-size: var(--text-s);
    > a {
      position: relative;
      text-decoration: none;
      @media screen {
        > svg {
          width: 2.75em;
          margin-right: 0;
        }
        > span {
          position: absolute;
          z-index: 1;
          bottom: calc(100% + var(--space-1));
          left: 50%;
          translate: -50%;
          padding: var(--space-1) var(--space-3);
          border-radius: 0.375rem;
          background: var(--ink);
          color: var(--paper);
          line-height: 1.4;
          white-space: nowrap;
        }
        &:not(:hover, :focus-visible) > span {
          width: 1px;
          height: 1px;
          padding: 0;
          overflow: hidden;
          clip-path: inset(50%);
        }
      }
    }
  }
  /* What to do, apart from the text around it. */
  .panel,
  .product {
    break-inside: avoid;
    padding: var(--space-5);
    border: 1px solid var(--line);
    background: var(--raised);
    > * + * {
      margin-top: var(--space-3);
    }
  }
  .panel {
    border-color: var(--link);
    border-left-width: 6px;
    > p:first-child > strong:first-child {
      display: block;
      margin-bottom: var(--space-2);
      font: 500 var(--head-n) / 1.2 var(--serif);
      color: var(--link);
    }
  }
  .suits,
  .suits-not {
    position: relative;
    padding: var(--space-3) 0 0 1.75rem;
    border-top: 1px solid var(--line);
    font-size: var(--text-n);
    /* A check mark; below, a dash. */
    &::before {
      content: "";
      position: absolute;
      top: 1.1em;
      left: 0.35em;
      width: 0.4em;
      height: 0.8em;
      border: solid var(--link);
      border-width: 0 2.5px 2.5px 0;
      rotate: 42deg;
    }
  }
  .suits-not::before {
    top: 0.9em;
    rotate: 90deg;
    border-color: var(--soft);
    border-width: 0 2.5px 0 0;
  }
  ${tables}
  sup {
    line-height: 0;
    font-size: 0.75em;
  }
  sup a {
    padding: 0.3em 0.1em;
    text-decoration: none;
  }
`;
