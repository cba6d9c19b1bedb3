import type { ReactNode } from "react";
import styled from "styled-components";
import { columns, ruledAbove } from "../../styles/mixins";

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
  ${ruledAbove}
  margin-top: var(--space-8);
  > div > p {
    margin-top: var(--space-5);
  }
`;
