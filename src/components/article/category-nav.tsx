import styled from "styled-components";
import { media } from "../../styles/mixins";
import type { CategoryData } from "../props";

interface CategoryNavProps {
  readonly categories: readonly CategoryData[];
  readonly current?: string | undefined;
  readonly heading?: string;
}

/** Links to categories, each with its color. */
export function CategoryNav({ categories, current, heading = "Browse by category" }: CategoryNavProps) {
  return (
    <nav aria-label={heading}>
      <List $columns={Math.min(categories.length, 6)}>
        {categories.map(({ slug, label, palette, path }) => (
          <li key={slug}>
            <Tile href={path} data-palette={palette} aria-current={slug === current || undefined}>
              {label}
            </Tile>
          </li>
        ))}
      </List>
    </nav>
  );
}

/** Their number is known, so that none moves while others are still loading. On phones one row that scrolls, so that the list is in the first screen. The order is the same on every page. */
const List = styled.ul<{ readonly $columns: number }>`
  display: grid;
  gap: var(--space-2);
  ${media.belowMedium} {
    grid-auto-flow: column;
    grid-auto-columns: min(13rem, 80%);
    margin-inline: calc(-1 * var(--gutter));
    padding: 0.25rem var(--gutter);
    overflow-x: auto;
    /* The page's heading says it, and it could be out of view. */
    > li:has([aria-current]) {
      display: none;
    }
  }
  ${media.medium} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, 1fr);
    gap: var(--space-4);
  }
`;

/** The current one has the colors of its covers. */
const Tile = styled.a`
  display: grid;
  align-content: center;
  height: 100%;
  min-height: 44px;
  padding: var(--space-2) var(--space-3);
  border: solid var(--line);
  border-width: 1px 1px 1px 3px;
  border-left-color: var(--tint);
  background: var(--raised);
  color: var(--ink);
  font-size: var(--text-n);
  font-weight: 500;
  line-height: 1.3;
  text-decoration: none;
  &:hover {
    border-color: var(--tint);
  }
  &[aria-current] {
    border-color: var(--tint);
    background: var(--ground);
    color: var(--cover-ink);
    forced-color-adjust: none;
  }
  ${media.medium} {
    padding: var(--space-3) var(--space-4);
    border-width: 3px 1px 1px;
    border-top-color: var(--tint);
    border-left-color: var(--line);
  }
`;
