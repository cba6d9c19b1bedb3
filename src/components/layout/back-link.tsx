import styled from "styled-components";
import { notPrinted } from "../../styles/mixins";

/** A link back to the list that a page belongs to. */
export function BackLink({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <Link href={to}>
      <span aria-hidden="true">← </span>
      {text}
    </Link>
  );
}

const Link = styled.a`
  display: inline-block;
  padding-block: var(--space-2);
  font-size: var(--text-n);
  ${notPrinted}
`;
