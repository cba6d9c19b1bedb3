import styled, { createGlobalStyle } from "styled-components";
import { media } from "../../styles/mixins";

/** Nothing around the sheets is printed. */
export const OnlySheets = createGlobalStyle`
  @media print {
    body :is(header, aside) { display: none; }
  }
`;

/**
 * Sheets to print, a section each: on paper every sheet is a page of its own. When the address names one, as a link to its
 * heading does, only that one is printed. The fewer rows a sheet's only table has, the more room each has for writing.
 */
export const Sheets = styled.div`
  section,
  > div > :not(section) {
    max-width: var(--column);
  }
  /* Two sheets beside each other, as far as a window is wide. */
  ${media.wide} {
    > div {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: var(--space-7);
      align-items: start;
      > :not(section) {
        grid-column: 1 / -1;
      }
    }
  }
  table {
    border-top: 1px solid var(--edge);
  }
  && table :is(td, th) {
    height: 2.5rem;
    padding-block: 0.4rem 0.1rem;
    border-color: var(--edge);
  }
  ${media.medium} {
    && tbody th {
      min-width: 5.5rem;
    }
  }
  td + td {
    border-left: 1px solid var(--edge);
  }
  && table:has(tr:nth-child(25)) :is(td, th) {
    height: 2.1rem;
  }
  && figure:only-of-type table:not(:has(tr:nth-child(13))) td {
    height: 4rem;
  }
  && figure:only-of-type table:not(:has(tr:nth-child(9))) {
    td {
      height: 5.5rem;
    }
    :is(td, th):last-child {
      width: 55%;
    }
  }
  .task {
    margin-top: var(--space-4);
    font-size: var(--text-l);
    input {
      appearance: none;
      width: 1.1em;
      height: 1.1em;
      margin: 0 0.3em 0 0;
      border: 1px solid var(--ink);
      vertical-align: -0.15em;
    }
  }
  ul:has(> .task) {
    padding-left: 0;
  }
  @media print {
    > header,
    > p,
    > div > :not(section),
    &:has(h2:target) section:not(:has(h2:target)) {
      display: none;
    }
    section {
      display: block;
      max-width: none;
      margin: 0;
      padding: 0;
      border: 0;
      break-after: page;
      break-inside: avoid;
      > * + * {
        margin-top: var(--space-4);
      }
    }
    section:last-of-type,
    section:has(h2:target) {
      break-after: auto;
    }
    section > h2 {
      float: none;
      width: auto;
      margin: 0;
      font-size: var(--head-xl);
    }
    section > p:last-child {
      font-size: var(--text-s);
      a::after {
        content: ": " var(--origin) attr(href);
      }
    }
  }
`;
