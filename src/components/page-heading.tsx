import type { ReactNode } from "react";
import styled from "styled-components";

export interface PageHeadingProps {
  readonly title: ReactNode;
  readonly lead?: string | undefined;
  readonly children?: ReactNode;
}

/** A page's h1 with its opening lines. */
export function PageHeading({ title, lead, children }: PageHeadingProps) {
  return (
    <Header>
      <h1>{title}</h1>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </Header>
  );
}

const Header = styled.header`
  display: grid;
  gap: var(--space-4);
  > a {
    justify-self: start;
  }
  padding-block: var(--space-7) var(--space-6);
`;

export const Lead = styled.p`
  max-width: 40rem;
  color: var(--soft);
  font-size: var(--text-l);
  line-height: 1.5;
`;
