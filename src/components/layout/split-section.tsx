import type { ReactNode } from "react";
import styled from "styled-components";
import { columns } from "../../styles/mixins";

export interface SplitSectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A section with its heading at the left and its content at the right (4:8); stacked on phones. */
export function SplitSection({ heading, children }: SplitSectionProps) {
  return (
    <Section>
      <h2>{heading}</h2>
      <div>{children}</div>
    </Section>
  );
}

const Section = styled.section`
  ${columns("4fr 8fr")}
  margin-top: var(--space-8);
  padding-top: var(--space-6);
  border-top: 1px solid var(--line);
  > div > p {
    margin-top: var(--space-5);
  }
`;
