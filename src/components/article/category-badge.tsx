import styled from "styled-components";
import { bandColour } from "../../styles/mixins";
import type { CategoryData } from "../props";

/** An article's category in its colour, linked to the category's list. */
export function CategoryBadge({ category }: { readonly category: CategoryData }) {
  return (
    <Badge href={category.path} data-band={category.band}>
      {category.label}
    </Badge>
  );
}

const Badge = styled.a`
  display: inline-block;
  padding-block: var(--space-1);
  font-size: var(--text-n);
  font-weight: 600;
  line-height: 1.4;
  text-decoration: none;
  ${bandColour}
  color: var(--band);
  &:hover {
    text-decoration: underline;
  }
`;
