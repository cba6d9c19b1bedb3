import type { ReactNode } from "react";
import styled from "styled-components";

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the style guide. */
export function Group({ title, children }: GroupProps) {
  return (
    <Section>
      <h2>{title}</h2>
      {children}
    </Section>
  );
}

interface ExampleProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A component in one state, with the state's name. */
export function Example({ name, children }: ExampleProps) {
  return (
    <div>
      <Name>{name}</Name>
      {children}
    </div>
  );
}

export const Column = styled.div`
  max-width: var(--column);
`;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  margin-top: var(--space-8);
  padding-top: var(--space-5);
  border-top: 1px solid var(--ink);
`;

const Name = styled.p`
  margin-bottom: var(--space-2);
  color: var(--soft);
  font-size: var(--text-s);
`;
