import type { ReactNode } from "react";
import styled from "styled-components";

interface GroupProps {
  readonly title: string;
  /** A component in several states, by the state's name. */
  readonly examples?: Readonly<Record<string, ReactNode>>;
  readonly children?: ReactNode;
}

/** A section of the style guide. */
export function Group({ title, examples = {}, children }: GroupProps) {
  return (
    <Section>
      <h2>{title}</h2>
      {Object.entries(examples).map(([name, example]) => (
        <div key={name}>
          <Name>{name}</Name>
          {example}
        </div>
      ))}
      {children}
    </Section>
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
