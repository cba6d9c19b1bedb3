import styled from "styled-components";
import { container } from "../../styles/mixins";

/** The disclosure above the header of every page, before the first paid link. It cannot be closed. */
export function DisclosureLine({ text }: { readonly text: string }) {
  return (
    <Line aria-label="Affiliate disclosure">
      <p>{text}</p>
    </Line>
  );
}

const Line = styled.aside`
  border-bottom: 1px solid var(--line);
  background: var(--sunken);
  p {
    ${container}
    padding-block: var(--space-2);
    font-size: var(--text-m);
    line-height: 1.4;
  }
`;
