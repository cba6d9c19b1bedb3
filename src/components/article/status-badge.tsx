import styled from "styled-components";
import { VisuallyHidden } from "../primitives/visually-hidden";
import type { PostCardData } from "../props";

/** Marks an unpublished article in previews; renders nothing for a published one. */
export function StatusBadge({ statusLabel }: Pick<PostCardData, "statusLabel">) {
  if (!statusLabel) return null;
  return (
    <Badge>
      <VisuallyHidden>Not published: </VisuallyHidden>
      {statusLabel}
    </Badge>
  );
}

const Badge = styled.strong`
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
