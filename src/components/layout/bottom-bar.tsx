import styled from "styled-components";
import { media } from "../../styles/media";
import { captionText, notPrinted } from "../../styles/mixins";
import { CallToAction } from "../affiliate/call-to-action";
import type { PageSite } from "../props";

export interface BottomBarProps {
  readonly site: PageSite;
  /** Whether the page has a table of contents. */
  readonly hasContents: boolean;
}

/**
 * A bar at the bottom of each screen after the first: on phones a link to the contents and the button, up to the width of
 * the contents' own column only the link, because the header has a button there.
 */
export function BottomBar({ site: { product }, hasContents }: BottomBarProps) {
  return (
    <BarArea aria-label="Quick access" data-contents={hasContents || undefined}>
      <div>
        {hasContents ? (
          <a href="#contents">
            <span aria-hidden="true">↑ </span>Contents
          </a>
        ) : (
          <p>{product.guaranteeDays ? `${product.guaranteeDays}-day money-back guarantee` : product.name}</p>
        )}
        <CallToAction label={`Try ${product.name}`} size="medium" variant="bar" slot="bar" note="Paid link" />
      </div>
    </BarArea>
  );
}

/** Where the bar can be: from the second screen to the end of the page's content. */
const BarArea = styled.aside`
  position: absolute;
  z-index: 1;
  inset: 100vh 0 0;
  display: flex;
  align-items: flex-end;
  /* A page that is shorter than a screen has no bar. */
  overflow-y: clip;
  pointer-events: none;
  > div {
    position: sticky;
    bottom: 0;
    display: flex;
    align-items: center;
    gap: var(--space-3);
    width: 100%;
    padding: var(--space-2) var(--gutter) max(var(--space-2), env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: var(--paper);
    pointer-events: auto;
  }
  > div > * {
    flex: 1 1 0;
  }
  p {
    ${captionText}
    line-height: 1.2;
    ${media.largeText} {
      display: none;
    }
  }
  a[href^="#"] {
    display: flex;
    flex: none;
    align-items: center;
    gap: 0.3em;
    min-height: 44px;
    padding-right: var(--space-2);
    color: var(--ink);
    font-size: var(--text-n);
    font-weight: 500;
    text-decoration: none;
    /* The word is still read aloud. */
    ${media.largeText} {
      font-size: 0;
      > span {
        padding-inline: var(--space-2) 0;
        font-size: var(--text-n);
      }
    }
  }
  a[rel] {
    padding: 0.3rem var(--space-3);
    line-height: 1.2;
    white-space: nowrap;
    ${media.largeText} {
      padding-inline: 0;
      white-space: normal;
      &,
      small {
        font-size: min(var(--text-n), 5.5vw);
      }
    }
  }
  ${media.medium} {
    &:not([data-contents]),
    a[rel] {
      display: none;
    }
  }
  ${media.wide} {
    display: none;
  }
  ${notPrinted}
`;
