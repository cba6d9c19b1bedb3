import type { ReactNode } from "react";
import styled from "styled-components";
import { media } from "../../styles/mixins";

/** A list of facts: each name is beside its value, or above it where text is large, above a hairline. */
export const FactList = styled.dl`
  border-top: 1px solid var(--line);
  font-size: var(--text-n);
  div {
    display: grid;
    grid-template-columns: 6.75rem minmax(0, 1fr);
    gap: var(--space-3);
    ${media.largeText} {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--line);
  }
  dd {
    color: var(--soft);
    overflow-wrap: anywhere;
  }
`;

/** With longer names. */
export const WideFactList = styled(FactList)`
  ${media.medium} {
    div {
      grid-template-columns: 11rem minmax(0, 1fr);
    }
  }
`;

/** A line of a list of facts. */
export function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A line for each fact that has a value. */
export const toFacts = (facts: readonly (readonly [name: string, value: string | undefined])[]) =>
  facts.map(
    ([name, value]) =>
      value && (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ),
  );
