import styled from "styled-components";
import { ruledAbove, underlinedOnHover, media } from "../../styles/mixins";

interface PagerProps {
  /** Starts at 1. */
  readonly pageNumber: number;
  readonly pageCount: number;
  readonly toPath: (pageNumber: number) => string;
}

/** Links to the pages of a list. On the first and last page, Previous or Next is disabled text. */
export function Pager({ pageNumber, pageCount, toPath }: PagerProps) {
  return (
    <Nav aria-label="Pagination">
      <Step text="Previous" to={pageNumber > 1 ? toPath(pageNumber - 1) : undefined} rel="prev" />
      <ol>
        {pagerWindow(pageNumber, pageCount).map((n, index) => (
          <li key={n ?? `gap-${index}`}>
            {n === undefined ? (
              <span>…</span>
            ) : (
              <a href={toPath(n)} aria-label={`Page ${n}`} aria-current={n === pageNumber ? "page" : undefined}>
                {n}
              </a>
            )}
          </li>
        ))}
      </ol>
      <Step text="Next" to={pageNumber < pageCount ? toPath(pageNumber + 1) : undefined} rel="next" />
    </Nav>
  );
}

function Step({ text, to, rel }: { readonly text: string; readonly to: string | undefined; readonly rel: string }) {
  if (to === undefined)
    return (
      <span role="link" aria-disabled="true">
        {text}
      </span>
    );
  return (
    <a href={to} rel={rel}>
      {text}
    </a>
  );
}

/** First, last and current page with its neighbors; gaps of two or more pages are undefined. `1 … 4 5 6 … 12` */
function pagerWindow(current: number, count: number): (number | undefined)[] {
  const shown = [...new Set([1, current - 1, current, current + 1, count])].filter((n) => n >= 1 && n <= count).sort((a, b) => a - b);
  return shown.flatMap((n, index) => {
    const previous = shown[index - 1];
    if (previous === undefined || n - previous === 1) return [n];
    return n - previous === 2 ? [n - 1, n] : [undefined, n];
  });
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-2) var(--space-4);
  ${ruledAbove}
  padding-top: var(--space-5);
  ol {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  }
  a,
  span {
    display: grid;
    place-content: center;
    min-width: 44px;
    min-height: 44px;
    padding-inline: var(--space-2);
    border-radius: var(--radius);
    font-variant-numeric: tabular-nums;
  }
  a {
    ${underlinedOnHover}
  }
  a[aria-current] {
    background: var(--ink);
    color: var(--paper);
    forced-color-adjust: none;
  }
  [aria-disabled] {
    color: var(--soft);
    cursor: not-allowed;
  }
  /* On phones the numbers are below Previous and Next. */
  ${media.belowMedium} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    > :first-child {
      justify-self: start;
    }
    ol {
      grid-area: 2 / 1 / auto / -1;
    }
    > :last-child {
      grid-area: 1 / 2;
      justify-self: end;
    }
  }
`;
