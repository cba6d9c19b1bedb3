import styled from "styled-components";
import { media } from "../../styles/media";
import { MotifIcon } from "../figures/motif-icon";
import { bandColour, bandGround, plainList, selectedInForcedColours } from "../../styles/mixins";
import type { CategoryData } from "../props";

export interface CategoryNavProps {
  /** With the number of their articles, if it is to be shown. */
  readonly categories: readonly (CategoryData & { readonly count?: number })[];
  /** Slug of the category whose list is shown. */
  readonly current?: string | undefined;
  readonly heading?: string;
}

/** Links to categories, each with its motif. */
export function CategoryNav({ categories, current, heading = "Browse by category" }: CategoryNavProps) {
  return (
    <nav aria-labelledby="categories">
      <Heading id="categories">{heading}</Heading>
      <List>
        {categories.map(({ slug, label, band, motif, path, count }) => (
          <li key={slug}>
            <Tile href={path} data-band={band} aria-current={slug === current || undefined}>
              <MotifIcon motif={motif} />
              <span>
                {label}
                {count !== undefined && <small>{count}</small>}
              </span>
            </Tile>
          </li>
        ))}
      </List>
    </nav>
  );
}

const Heading = styled.p`
  margin-bottom: var(--space-2);
  color: var(--soft);
  font-size: var(--text-n);
`;

/** On phones one row that scrolls, so that the list is in the first screen. The order is the same on every page. */
const List = styled.ul`
  ${plainList}
  display: grid;
  gap: var(--space-2);
  ${media.belowMedium} {
    grid-auto-flow: column;
    grid-auto-columns: min(13rem, 80%);
    margin-inline: calc(-1 * var(--gutter));
    padding: 0.25rem var(--gutter);
    overflow-x: auto;
    /* The heading says it, and it could be out of view. */
    > li:has([aria-current]) {
      display: none;
    }
  }
  ${media.medium} {
    grid-template-columns: repeat(5, 1fr);
    gap: var(--space-4);
  }
`;

/** The current one has the colours of its covers. */
const Tile = styled.a`
  display: flex;
  /* A taller tile that arrives later must not move what is painted. */
  align-items: flex-start;
  gap: var(--space-3);
  height: 100%;
  min-height: 44px;
  padding: var(--space-2) var(--space-3);
  border: solid var(--line);
  border-width: 1px 1px 1px 3px;
  border-left-color: var(--band);
  background: var(--raised);
  color: var(--ink);
  font-size: var(--text-n);
  font-weight: 500;
  line-height: 1.3;
  text-decoration: none;
  ${bandColour}
  ${bandGround}
  small {
    display: block;
    font-weight: 400;
  }
  &:hover {
    border-color: var(--band);
  }
  &[aria-current] {
    border-color: var(--band);
    background: var(--ground);
    color: var(--cover-ink);
    svg {
      color: var(--trace);
      @media (forced-colors: active) {
        color: inherit;
      }
    }
    ${selectedInForcedColours}
  }
  ${media.medium} {
    flex-direction: column;
    gap: var(--space-2);
    padding: var(--space-3) var(--space-4);
    border-width: 3px 1px 1px;
    border-top-color: var(--band);
    border-left-color: var(--line);
  }
`;
