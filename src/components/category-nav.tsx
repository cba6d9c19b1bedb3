import styled from "styled-components";
import { plainList } from "../styles/mixins";
import { ButtonLink } from "./button-link";
import type { CategoryData } from "./props";

export interface CategoryNavProps {
  readonly categories: readonly CategoryData[];
  /** Slug of the category whose list this is. */
  readonly current?: string | undefined;
}

/** Buttons to the lists of the categories. */
export function CategoryNav({ categories, current }: CategoryNavProps) {
  return (
    <nav aria-label="Browse by category">
      <List>
        {categories.map(({ slug, label, path }) => (
          <li key={slug}>
            <Button href={path} aria-current={slug === current ? "page" : undefined}>
              {label}
            </Button>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Button = styled(ButtonLink)`
  padding: 0.55rem var(--space-4);
  font-size: 1rem;
  &[aria-current] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }
`;
