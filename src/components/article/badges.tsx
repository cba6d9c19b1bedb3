import styled from "styled-components";
import { underlinedOnHover } from "../../styles/mixins";
import type { CategoryData, PostCardData } from "../props";
import { VisuallyHidden } from "../primitives/visually-hidden";

/** An article's category in its color, linked to the category's list. */
export function CategoryBadge({ category }: { readonly category: CategoryData }) {
  return (
    <Category href={category.path} data-palette={category.palette}>
      {category.label}
    </Category>
  );
}

const Category = styled.a`
  display: inline-block;
  font-size: var(--text-n);
  font-weight: 600;
  line-height: 1.5;
  color: var(--tint);
  ${underlinedOnHover}
`;

/** Marks an unpublished article in previews; renders nothing for a published one. */
export function StatusBadge({ statusLabel }: Pick<PostCardData, "statusLabel">) {
  if (!statusLabel) return null;
  return (
    <Status>
      <VisuallyHidden>Not published: </VisuallyHidden>
      {statusLabel}
    </Status>
  );
}

const Status = styled.strong`
  position: relative;
  z-index: 1;
  align-self: flex-start;
  justify-self: start;
  padding: 0.15rem var(--space-3);
  border-radius: 0.375rem;
  background: var(--ink);
  color: var(--paper);
  font-size: var(--text-s);
  line-height: 1.5;
`;
