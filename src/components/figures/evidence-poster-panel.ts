import styled, { css } from "styled-components";
import { DOT_GAP, posterColors, posterLabels } from "../../artwork/charts/evidence-poster";
import { withLargeText, withoutColors } from "./evidence-poster-adaptations";
import { plainList, underlinedOnHover, wordsApart, media } from "../../styles/mixins";

const { "moderate-harm": harm, "no-benefit": neither, moderate: helped } = posterColors;
/** Where there is room, names are beside their dots, else above them. */
const BESIDE = "@container (min-width: 56rem)";
export const PHONE = "@container (max-width: 30rem)";
const rule = css`1px solid color-mix(in srgb, ${neither} 25%, transparent)`;

/** The look of the poster, on a dark background with a grid in each row; `$tracks` are its columns, with the lines c1 to c9. */
export const Panel = styled.figure<{ readonly $tracks: string }>`
  --soft: ${neither};
  --link: ${helped};
  isolation: isolate;
  align-self: start;
  container-type: inline-size;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--ground);
  color: var(--cover-ink);
  print-color-adjust: exact;
  ${withoutColors}
  ${media.wide} {
    padding: var(--space-5) var(--space-6);
  }
  > * {
    --unit: clamp(0.041rem, 0.125cqi, 0.0625rem);
    @container (min-width: 80rem) {
      --unit: 0.08rem;
    }
  }
  h1 {
    margin-bottom: var(--space-2);
    font-size: var(--head-l);
    ${PHONE} {
      margin-block: var(--space-1) 0.125rem;
      font-size: max(1.25rem, 6.6cqi);
      ${wordsApart}
    }
  }
  ${PHONE} {
    > nav {
      display: none;
    }
  }
  > ul {
    ${plainList}
  }
  > ul > li,
  .axis,
  .totals {
    position: relative;
    display: grid;
    grid-template-columns: ${({ $tracks }) => $tracks};
    ${BESIDE} {
      grid-template-columns: 20.5rem 2.5rem ${({ $tracks }) => $tracks};
    }
    /* The backgrounds of harm and of help. */
    &::before,
    &::after {
      content: "";
      z-index: -1;
      grid-area: 1 / c1 / 4 / c4;
      /* Also below the line between two rows. */
      margin: -1px 0 0 -0.375rem;
      background: color-mix(in srgb, ${harm} 9%, transparent);
    }
    &::after {
      grid-area: 1 / c6 / 4 / c9;
      margin: -1px -0.375rem 0 0;
      background: color-mix(in srgb, ${helped} 9%, transparent);
    }
  }
  > ul > li,
  .totals {
    border-top: ${rule};
    font-size: var(--text-s);
    line-height: 1.2;
    ${BESIDE} {
      font-size: var(--text-n);
    }
    ${PHONE} {
      line-height: 1.15;
    }
    /* So low that it is on the first page of paper. */
    @media print {
      line-height: 1;
    }
    > a {
      grid-area: 1 / 1 / 2 / -1;
      padding-right: 2rem;
      color: inherit;
      /* The background of its text would cover the line above it. */
      forced-color-adjust: none;
      ${underlinedOnHover}
      ${BESIDE} {
        grid-column: 1;
        padding: 0.1875rem 0;
      }
      /* A finger is larger than a dot: the whole row is the link. */
      @media (hover: none) {
        &::after {
          content: "";
          position: absolute;
          z-index: 1;
          inset: 0;
        }
      }
    }
  }
  :where(small, .axis, figcaption) {
    color: ${neither};
    font-size: var(--text-xs);
    line-height: 1.2;
  }
  small {
    forced-color-adjust: none;
    grid-area: 1 / -2;
    justify-self: end;
    ${BESIDE} {
      grid-column: 2;
      padding: 0.3125rem 1rem 0 0;
    }
  }
  .totals {
    > * {
      align-self: baseline;
    }
    span {
      grid-area: 1 / 1;
      white-space: nowrap;
      forced-color-adjust: none;
    }
    b {
      grid-row: 2;
      text-align: center;
      font: 450 var(--head-n) / 1.1 var(--serif);
      ${BESIDE} {
        grid-row: 1;
      }
    }
  }
  /* A cell: the middles of its dots are on the line of its row's. */
  > ul > li > span {
    grid-row: 2;
    display: flex;
    flex-wrap: wrap;
    gap: calc(${DOT_GAP} * var(--unit));
    place-content: flex-start center;
    align-items: center;
    padding: 0.125rem 0.1875rem;
    ${BESIDE} {
      grid-row: 1;
      padding: 0.125rem 0;
    }
    &::before {
      content: "";
      height: calc(21 * var(--unit));
      margin-left: calc(-${DOT_GAP} * var(--unit));
      ${PHONE} {
        height: calc(15 * var(--unit));
      }
    }
  }
  ${posterLabels.map((label, index) => `.${label} { --dot: ${posterColors[label]}; grid-column: c${index + 1}; }`)}
  ${Array.from({ length: 15 }, (_, index) => `.d${7 + index} { --size: ${7 + index}; }`)}
  :where(a, i)[class^="d"] {
    position: relative;
    display: inline-block;
    /* Part of a pixel would make an oval of a small circle. */
    --diameter: round(var(--size) * var(--unit), 1px);
    flex: none;
    width: var(--diameter);
    height: var(--diameter);
    border-radius: 50%;
    background: var(--dot, ${helped});
    vertical-align: middle;
  }
  .mixed > a {
    background: linear-gradient(135deg, ${harm} 50%, ${helped} 50%);
  }
  .u.u {
    border: 1.5px solid var(--dot, ${helped});
    background: none;
  }
  .mixed > .u {
    border-color: ${harm} ${helped} ${helped} ${harm};
  }
  .noted {
    outline: 1px solid var(--cover-ink);
  }
  :where(a, i)[class^="d"]:hover {
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
    grid-area: 3 / 1 / 4 / -1;
    padding-bottom: 0.125rem;
    color: ${neither};
    font-size: var(--text-xs);
    ${PHONE} {
      padding: 0;
    }
  }
  /* Where a method is alone, its name is in the page's title. */
  @container (min-width: 13rem) {
    > ul > :only-child > :is(a, small):not(:focus-visible) {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  /* All rows fit a phone's screen with a few words. */
  ul:has(> :nth-child(6)) {
    ${PHONE} {
      .quiet p {
        display: none;
      }
      .quiet .noted {
        outline: 0;
      }
    }
  }
  ${withLargeText}
  figcaption {
    margin-top: var(--space-1);
    span {
      white-space: nowrap;
    }
  }
`;
