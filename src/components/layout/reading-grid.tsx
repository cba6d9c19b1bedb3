import type { ReactNode } from "react";
import styled from "styled-components";
import { media } from "../../styles/media";
import { TableOfContents, type TableOfContentsProps } from "../article/table-of-contents";

export interface ReadingGridProps {
  readonly contents: TableOfContentsProps["entries"];
  /** Comes before the table of contents on narrow screens. */
  readonly opening?: ReactNode;
  readonly children: ReactNode;
}

/** A text column with its table of contents: beside it on wide screens, collapsed above it on narrow ones. */
export function ReadingGrid({ contents, opening, children }: ReadingGridProps) {
  return (
    <Grid>
      {opening}
      <Contents>
        <TableOfContents entries={contents} />
      </Contents>
      {children}
    </Grid>
  );
}

const Grid = styled.div`
  max-width: var(--column);
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, var(--column)) minmax(0, 0.35fr);
    column-gap: var(--space-7);
    max-width: none;
    > * {
      grid-column: 2;
    }
  }
`;

const Contents = styled.div`
  margin-bottom: var(--space-6);
  ${media.wide} {
    grid-area: 1 / 1 / span 20;
    margin: var(--space-5) 0 0;
  }
`;
