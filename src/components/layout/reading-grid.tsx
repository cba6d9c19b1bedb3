import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import { media } from "../../styles/media";
import { notPrinted, plainList, selectedInForcedColours, underlinedOnHover } from "../../styles/mixins";
import type { TextData } from "../props";

export interface ReadingGridProps extends Pick<TextData, "contents"> {
  /** Comes before the table of contents on narrow screens. */
  readonly opening?: ReactNode;
  readonly children: ReactNode;
}

/** A text column with its table of contents: beside it on wide screens, collapsed above it on narrow ones. */
export function ReadingGrid({ contents, opening, children }: ReadingGridProps) {
  return (
    <Grid>
      {opening}
      <Contents id="contents">
        <Nav aria-label="Contents">
          <details>
            <summary>Contents</summary>
            <ol>
              {contents.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </details>
        </Nav>
      </Contents>
      {children}
      <Back>
        <a href="#contents">
          <span aria-hidden="true">↑ </span>Contents
        </a>
      </Back>
    </Grid>
  );
}

const Grid = styled.div`
  position: relative;
  max-width: var(--column);
  margin-inline: auto;
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, var(--column)) minmax(0, 0.35fr);
    column-gap: var(--space-7);
    max-width: none;
    > * {
      grid-column: 2;
    }
  }
  /* The margin at the left is for headings. */
  @media print {
    margin-right: 0;
  }
`;

/** Open without its attribute; browsers before Chrome 131, Safari 18.4 and Firefox 143 leave it to be opened. */
const open = css`
  details::details-content {
    content-visibility: visible;
    display: block;
    height: auto;
  }
`;

const Contents = styled.div`
  margin-bottom: var(--space-6);
  &:target {
    ${open}
  }
  ${media.wide} {
    grid-area: 1 / 1 / span 20;
    margin: var(--space-5) 0 0;
  }
`;

/** On narrow screens a link back to the contents, at the bottom of each screen after the first. */
const Back = styled.div`
  position: absolute;
  inset: 100vh 0 0 auto;
  display: flex;
  align-items: flex-end;
  /* Of a text shorter than a screen nothing is left. */
  overflow-y: clip;
  pointer-events: none;
  a {
    position: sticky;
    bottom: var(--space-4);
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--edge);
    border-radius: 1.5rem;
    background: var(--raised);
    font-size: var(--text-s);
    text-decoration: none;
    pointer-events: auto;
    ${media.largeText} {
      padding-block: 0;
    }
  }
  && {
    ${media.wide} {
      display: none;
    }
  }
  ${notPrinted}
`;

const Nav = styled.nav`
  border-block: 1px solid var(--line);
  font-size: var(--text-n);
  line-height: 1.4;
  summary {
    padding-block: var(--space-3);
    font-weight: 600;
  }
  ol {
    ${plainList}
    padding-bottom: var(--space-3);
  }
  li a {
    display: block;
    padding-block: var(--space-2);
    color: var(--soft);
    ${underlinedOnHover}
    &:hover {
      color: var(--link);
    }
  }
  ${media.wide} {
    position: sticky;
    top: calc(var(--header) + var(--space-6));
    border-bottom: 0;
    ol {
      scroll-target-group: auto;
    }
    li a {
      padding-left: var(--space-3);
    }
    /* The section that is being read, where browsers can tell. A mark that moved or widened text would shift the layout. */
    a:target-current {
      color: var(--ink);
      box-shadow: inset 3px 0 var(--link);
      ${selectedInForcedColours}
    }
    @supports selector(::details-content) {
      summary {
        list-style: none;
        pointer-events: none;
      }
      summary::-webkit-details-marker {
        display: none;
      }
      ${open}
    }
    li {
      border-top: 1px solid var(--line);
    }
  }
`;
