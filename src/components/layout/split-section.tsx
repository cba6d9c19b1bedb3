import type { ReactNode } from "react";
import styled from "styled-components";
import { columns } from "../../styles/mixins";

export interface SplitSectionProps {
  readonly heading: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** A section with its heading at the left and its content at the right (4:8); stacked on phones. */
export function SplitSection({ heading, intro, children }: SplitSectionProps) {
  return (
    <Section>
      <header>
        <h2>{heading}</h2>
        {intro && <p>{intro}</p>}
      </header>
      <div>{children}</div>
    </Section>
  );
}

const Section = styled.section`
  ${columns("4fr 8fr")}
  margin-top: var(--space-8);
  padding-top: var(--space-6);
  border-top: 1px solid var(--line);
  > header p {
    margin-top: var(--space-3);
    color: var(--soft);
    font-size: var(--text-n);
    line-height: 1.55;
  }
`;
