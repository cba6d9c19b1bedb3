import styled, { css } from "styled-components";
import { plainTable, media } from "../../styles/mixins";

/** Each row of a table as a card: its header as heading, below it the other cells. */
const rowsAsCards = css`
  table,
  tbody,
  th {
    display: block;
  }
  /* Not removed, so that screen readers name the columns. */
  thead {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tr {
    display: grid;
    gap: var(--space-2);
  }
  ${media.largeText} {
    th,
    td {
      overflow-wrap: anywhere;
    }
  }
`;

/** A table that is wider than its place scrolls beside its first column, with a shade at the right until its end is in view. */
const scrolling = css`
  overflow-x: auto;
  background:
    linear-gradient(to left, var(--paper) 50%, transparent) right / 1rem 100% no-repeat local,
    linear-gradient(to left, var(--line), transparent) right / 0.5rem 100% no-repeat;
  /* What scrolls cannot keep its head in view. */
  thead th {
    top: auto;
    background: none;
  }
  @media screen {
    figcaption,
    :is(th, td):first-child {
      position: sticky;
      left: 0;
      background: var(--paper);
    }
  }
`;

/** A table of a text with its caption. Where it is narrow, rows of prose are cards; picks are a list on phones, and cards elsewhere. */
export const TableFigure = styled.figure`
  /* Nothing of it is over the page's header or bar. */
  isolation: isolate;
  @media screen {
    container-type: inline-size;
  }
  /* Its rows stay whole on paper; a table of a page's height must not leave half a page empty. */
  break-inside: auto;
  figcaption {
    break-after: avoid;
    padding-bottom: var(--space-2);
    font-size: var(--text-n);
    font-weight: 600;
    line-height: 1.45;
  }
  ${plainTable}
  ${media.belowMedium} {
    table {
      font-size: var(--text-s);
    }
  }
  .numbers {
    font-variant-numeric: tabular-nums lining-nums;
  }
  /* Cells between hairlines, the first column apart; its head stays in view below the page's header. */
  &:not(.picks) {
    th,
    td {
      padding: 0.4rem;
      border-bottom: 1px solid var(--line);
      ${media.mediumOrPrint} {
        padding: var(--space-3) var(--space-4);
      }
    }
    :is(th, td):first-child {
      padding-left: 0;
      border-right: 1px solid var(--line);
    }
    thead th {
      border-bottom-color: var(--edge);
      vertical-align: bottom;
      @media screen {
        position: sticky;
        top: var(--header);
        z-index: 1;
        background: var(--paper);
      }
    }
    .numbers {
      text-align: right;
    }
  }
  &:not(.picks, .prose) {
    /* A number and its words, such as the day of a diary. */
    tbody th[data-label] {
      white-space: nowrap;
    }
    ${media.largeText} {
      ${scrolling}
      th,
      td {
        padding-inline: 0.2rem;
      }
      /* The words of the heads make such a table wide. */
      thead th {
        font-size: calc(0.875 * var(--text-xs));
      }
    }
  }
  /* Of few columns, the last would be far from the first. */
  &:not(.picks):not(:has(th:nth-child(4))) {
    max-width: 60rem;
  }
  /*
   * The limit below is in the figure's own text size, which only this rule changes: five columns of prose need more room than
   * others. Their cards are beside each other.
   */
  &:has(th:nth-child(5)) {
    font-size: var(--head-m);
  }
  &.prose {
    @container (max-width: 34em) {
      ${rowsAsCards}
      table {
        font-size: var(--text-s);
      }
      tbody {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
        gap: 0 var(--space-6);
      }
      :is(th, td):nth-child(n) {
        padding: 0;
        border: 0;
      }
      tbody tr {
        align-content: start;
        padding-block: var(--space-4);
        border-top: 1px solid var(--line);
      }
      tbody th {
        font: 600 var(--head-n) / 1.3 var(--sans);
        &[data-label]::before {
          content: attr(data-label) " " / "";
          color: var(--soft);
          font-weight: 400;
        }
      }
      /* Each cell beside the name of its column. */
      td {
        display: grid;
        grid-template-columns: max(7rem, 22%) minmax(0, 1fr);
        gap: var(--space-3);
        ${media.largeText} {
          grid-template-columns: minmax(0, 1fr);
          gap: 0;
        }
        &::before {
          content: attr(data-label) / "";
          color: var(--soft);
        }
      }
    }
  }
  &.dense {
    ${media.mediumOrPrint} {
      table {
        font-size: var(--text-s);
      }
      th,
      td {
        padding-inline: var(--space-2);
      }
    }
    ${media.phone} {
      th,
      td {
        padding-inline: 0.15rem;
      }
    }
  }
  && > div {
    ${scrolling}
  }
  &.picks {
    ${rowsAsCards}
    tbody th {
      color: var(--soft);
      font-size: var(--text-s);
      line-height: 1.4;
    }
    td:nth-child(2) {
      font: 500 var(--head-n) / 1.2 var(--serif);
    }
    ${media.mediumOrPrint} {
      tbody {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(max(15rem, 22%), 1fr));
        gap: var(--space-4);
      }
      /* Needs, picks and reasons begin at the same height. */
      tr {
        grid-row: span 3;
        grid-template-rows: subgrid;
        padding: var(--space-4);
        border: 1px solid var(--line);
        background: var(--raised);
      }
    }
    /* A need, and beside it the pick above its reason. */
    ${media.phone} {
      tbody tr {
        grid-template-columns: 2fr 3fr;
        gap: var(--space-1) var(--space-3);
        padding-block: var(--space-3);
        border-top: 1px solid var(--line);
      }
      th {
        grid-row: span 2;
      }
      ${media.largeText} {
        tbody tr {
          grid-template-columns: minmax(0, 1fr);
        }
        th {
          grid-row: auto;
        }
      }
    }
  }
`;
