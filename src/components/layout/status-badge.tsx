import styled from "styled-components";
import { VisuallyHidden } from "../primitives/visually-hidden";

export interface StatusBadgeProps {
  /** Why the article is not published: `Draft`, `Due on January 5, 2027`. */
  readonly statusLabel: string | null | undefined;
}

/** Marks an article that only previews show; draws nothing for a published one. */
export function StatusBadge({ statusLabel }: StatusBadgeProps) {
  if (!statusLabel) return null;
  return (
    <Band>
      <VisuallyHidden>Not published: </VisuallyHidden>
      {statusLabel}
    </Band>
  );
}

const Band = styled.strong`
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
