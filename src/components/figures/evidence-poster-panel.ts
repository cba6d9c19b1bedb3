import styled, { css } from "styled-components";
import { DOT_GAP, posterColors, posterLabels, type PosterLabel } from "../../artwork/charts/evidence-poster";
import { labels } from "../../site/evidence-labels";
import { media } from "../../styles/media";
import { plainList } from "../../styles/mixins";

const { "moderate-harm": harm, "no-benefit": neither, moderate: helped } = posterColors;
/** The words "no difference" fit their column on a phone. */
const leastWidth = (index: number): string => (posterLabels[index] === "no-benefit" ? "min(3.75rem, 25%)" : "0");
const diameters = Array.from({ length: 15 }, (_, index) => 7 + index);
const columnOf = (label: PosterLabel): number => posterLabels.indexOf(label) + 1;

/** Where there is room, names are beside their dots, else above them. */
const BESIDE = "@container (min-width: 56rem)";
const PHONE = "@container (max-width: 30rem)";

const rule = css`1px solid color-mix(in srgb, ${neither} 25%, transparent)`;

/** The look of the poster, as a dark ground with a grid in each row; `$widths` are those of the columns. */
export const Panel = styled.figure<{ readonly $widths: readonly number[] }>`
  align-self: start;
  container-type: inline-size;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--ground);
  color: var(--cover-ink);
  forced-color-adjust: none;
  print-color-adjust: exact;
  ${media.wide} {
    padding: var(--space-5) var(--space-6);
  }
  > * {
    --unit: clamp(0.047rem, 0.15cqi, 0.0625rem);
    @container (min-width: 80rem) {
      --unit: 0.08rem;
    }
  }
  h1 {
    margin-bottom: var(--space-2);
    font-size: var(--head-l);
    ${PHONE} {
      font-size: var(--head-m);
    }
  }
  > ul {
    ${plainList}
  }
  li,
  .axis,
  .totals {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: var(--space-2);
    ${BESIDE} {
      grid-template-columns: 20.5rem 1.5rem minmax(0, 1fr);
    }
  }
  li {
    border-top: ${rule};
    font-size: var(--text-s);
    line-height: 1.2;
    ${BESIDE} {
      font-size: var(--text-n);
    }
  }
  li > :is(a, small) {
    padding-top: 0.1875rem;
    color: inherit;
    text-decoration: none;
    ${BESIDE} {
      padding-block: 0.375rem;
    }
  }
  li > a:hover {
    text-decoration: underline;
  }
  /* A finger is larger than a dot: the whole row is the link. */
  @media (hover: none) {
    li > a::after {
      content: "";
      position: absolute;
      z-index: 1;
      inset: 0;
    }
  }
  small,
  .axis,
  figcaption {
    color: ${neither};
    font-size: var(--text-xs);
    line-height: 1.2;
  }
  /* The columns. */
  div > div,
  li > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: ${({ $widths }) => $widths.map((width, index) => `minmax(${leastWidth(index)}, ${width}fr)`).join(" ")};
    ${BESIDE} {
      grid-column: 3;
    }
  }
  .axis {
    padding-bottom: var(--space-1);
    overflow-wrap: normal;
    > div > * {
      justify-self: center;
    }
    b {
      grid-row: 1 / 3;
      text-align: center;
      align-self: end;
      color: var(--cover-ink);
    }
    b:first-of-type {
      grid-area: 1 / 1 / 2 / 4;
      color: ${harm};
    }
    b:last-of-type {
      grid-area: 1 / 6 / 2 / 9;
      color: ${helped};
    }
    span {
      grid-row: 2;
    }
    span:nth-of-type(4) {
      grid-column: 6;
    }
    /* Where not all words fit beside each other. */
    @container (max-width: 66rem) {
      span:nth-of-type(-n + 3) {
        visibility: hidden;
      }
    }
    @container (max-width: 36rem) {
      span:nth-of-type(5) {
        visibility: hidden;
      }
    }
    ${PHONE} {
      letter-spacing: -0.03em;
      > div > b:first-of-type {
        justify-self: start;
        white-space: nowrap;
      }
      > div > span:last-of-type {
        justify-self: end;
      }
    }
    /* Text of twice the size leaves room for the two directions. */
    @container (max-width: 13rem) {
      > div > b:first-of-type {
        white-space: normal;
      }
      span,
      b:not(:first-of-type, :last-of-type) {
        visibility: hidden;
      }
    }
  }
  .totals {
    border-top: ${rule};
    text-align: center;
    font: 450 var(--head-n) / 1.5 var(--serif);
    b {
      color: var(--dot);
      font-weight: 450;
    }
  }
  /* A cell: the middles of its dots are on the line of its row's. */
  div > [aria-hidden] {
    grid-row: 1;
    display: flex;
    flex-wrap: wrap;
    gap: calc(${DOT_GAP} * var(--unit));
    align-content: flex-start;
    align-items: center;
    justify-content: center;
    padding-block: 0.25rem;
    &::before {
      content: "";
      height: calc(21 * var(--unit));
      margin-left: calc(-${DOT_GAP} * var(--unit));
      ${PHONE} {
        height: calc(15 * var(--unit));
      }
    }
    ${PHONE} {
      padding-block: 0.125rem;
    }
  }
  /* The grounds of harm and of help, behind cells and note. */
  li > div::before,
  li > div::after {
    content: "";
    order: -1;
    grid-area: 1 / 1 / 3 / 4;
    background: color-mix(in srgb, ${harm} 9%, transparent);
  }
  li > div::after {
    grid-column: 6 / 9;
    background: color-mix(in srgb, ${helped} 9%, transparent);
  }
  ${posterLabels.map((label) => `.${label} { --dot: ${posterColors[label]}; grid-column: ${columnOf(label)}; }`)}
  ${diameters.map((size) => `.d${size} { --size: ${size}; }`)}
  [class^="d"] {
    position: relative;
    display: inline-block;
    width: calc(var(--size) * var(--unit));
    height: calc(var(--size) * var(--unit));
    border: 1.5px solid var(--dot, ${helped});
    border-radius: 50%;
    background: var(--dot, ${helped});
    vertical-align: middle;
  }
  .mixed > a {
    border-color: ${harm} ${helped} ${helped} ${harm};
    background: linear-gradient(135deg, ${harm} 50%, ${helped} 50%) border-box;
  }
  .u.u {
    background: none;
  }
  .noted {
    outline: 1.5px solid var(--cover-ink);
    outline-offset: 2px;
  }
  [class^="d"]:hover {
    outline: 1.5px solid var(--cover-ink);
    outline-offset: 2px;
    &::after {
      content: attr(aria-label);
      position: absolute;
      z-index: 2;
      bottom: calc(100% + 0.25rem);
      left: 50%;
      width: 13rem;
      padding: var(--space-2) var(--space-3);
      border-radius: 0.5rem;
      background: var(--cover-ink);
      color: var(--ground);
      font-size: var(--text-s);
      line-height: 1.35;
      translate: -50%;
    }
  }
  /* The card of a dot at an edge stays on the poster. */
  :is(.strong, .moderate) > a:hover::after {
    right: -0.5rem;
    left: auto;
    translate: none;
  }
  p {
    grid-row: 2;
    padding-bottom: var(--space-1);
    font-size: var(--text-xs);
  }
  /* All rows fit a phone's screen without words. */
  ul:has(> :nth-child(6)) {
    ${PHONE} {
      p {
        display: none;
      }
      .noted {
        outline: 0;
      }
    }
  }
  ${posterLabels.map((label) =>
    labels[label].short.startsWith("helps")
      ? `p.${label} { grid-column: 1 / ${columnOf(label) + 1}; justify-self: end; }`
      : `p.${label} { grid-column: ${columnOf(label)} / -1; }`,
  )}
  /* So low that it is on the first page of paper. */
  @media print {
    li {
      line-height: 1;
    }
    div > [aria-hidden] {
      padding-block: 0;
    }
  }
  figcaption {
    margin-top: var(--space-2);
    line-height: 1.4;
    span {
      white-space: nowrap;
    }
  }
`;
