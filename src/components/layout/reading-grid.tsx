import type { ReactNode } from "react";
import styled from "styled-components";
import { alwaysOpenDetails, besideText, notPrinted, openDetails, underlinedOnHover, media } from "../../styles/mixins";
import { OfferRail, railWidth } from "../affiliate/offer-rail";
import type { TextData } from "../content-to-props";

interface ReadingGridProps extends Pick<TextData, "contents"> {
  /** Comes before the table of contents on narrow screens. */
  readonly opening?: ReactNode;
  /** Whether the offer stands at the right of the text on screens that are wide enough. */
  readonly hasRail?: boolean;
  /** Stands instead above the contents on wide screens; both are then at the right of the text, below the right part of a page's opening. */
  readonly offer?: ReactNode;
  readonly children: ReactNode;
}

/** A text column with its table of contents: beside it on wide screens, collapsed above it on narrow ones. */
export function ReadingGrid({ contents, opening, offer, hasRail = !offer, children }: ReadingGridProps) {
  const Columns = offer ? TextFirst : Grid;
  return (
    <Columns>
      {opening}
      {(offer || contents.length > 0) && (
        <Side id="contents">
          {offer}
          <nav aria-label="Contents">
            <details>
              <summary>Contents</summary>
              <ol>
                {contents.map(({ id, text, isProduct }) => (
                  <li key={id} className={isProduct ? "product" : undefined}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ol>
            </details>
          </nav>
        </Side>
      )}
      {children}
      {hasRail && <OfferRail />}
    </Columns>
  );
}

/** Columns of an opening with a text and what belongs to it. */
export const openingColumns = "minmax(0, 7fr) minmax(0, 5fr)";

/** The outer columns end where the page does. Text begins at the same place on every page, with or without a rail. */
const Grid = styled.div`
  max-width: var(--column);
  margin-inline: auto;
  ${media.wide} {
    display: grid;
    grid-template-columns: min(16.25rem, 260px) minmax(0, var(--column));
    justify-content: space-between;
    column-gap: var(--space-6);
    max-width: none;
    > * {
      grid-column: 2;
    }
  }
  ${media.rail} {
    grid-template-columns: clamp(12rem, 13.5vw, 260px) minmax(0, var(--column)) ${railWidth};
    > aside {
      grid-area: 1 / 3 / span 20;
    }
  }
  @media print {
    max-width: none;
  }
  /* The margin at the left is for headings. */
  ${media.widePrint} {
    padding-left: 11rem;
  }
`;

/** The columns of an opening of two parts: its text begins where that of the opening does. */
const TextFirst = styled(Grid)`
  ${media.medium} {
    margin-inline: 0;
  }
  ${media.wide} {
    grid-template-columns: ${openingColumns};
    column-gap: var(--space-7);
    > * {
      grid-column: 1;
      max-width: var(--column);
    }
    > #contents {
      grid-column: 2;
    }
  }
`;

const Side = styled.div`
  margin-bottom: var(--space-6);
  border-block: 1px solid var(--line);
  font-size: var(--text-n);
  line-height: 1.4;
  summary {
    padding-block: var(--space-3);
    font-weight: 600;
  }
  ol {
    padding-bottom: var(--space-3);
  }
  li a {
    display: block;
    padding-block: var(--space-2);
    color: var(--soft);
    ${underlinedOnHover}
  }
  .product {
    padding-left: var(--space-4);
    font-size: var(--text-s);
  }
  &:target details {
    ${openDetails}
  }
  ${media.wide} {
    ${besideText}
    display: flex;
    flex-direction: column;
    grid-area: 1 / 1 / span 20;
    border-bottom: 0;
    /* In a low window only the contents scroll: a button above them stays in view. */
    nav {
      overflow-y: auto;
    }
    ol {
      scroll-target-group: auto;
    }
    li a {
      padding-left: var(--space-3);
    }
    /* Many are all in view in a laptop's window. */
    ol:has(> :nth-child(14)) a {
      padding-block: 0.125rem;
    }
    li:not(.product) {
      border-top: 1px solid var(--line);
    }
    /* The section that is being read, where browsers can tell. A mark that moved or widened text would shift the layout. */
    a:target-current {
      color: var(--ink);
      box-shadow: inset 3px 0 var(--link);
      forced-color-adjust: none;
    }
    ${alwaysOpenDetails}
  }
  ${notPrinted}
`;
