import { Children, isValidElement, type ReactNode } from "react";
import styled, { css } from "styled-components";
import type { LedgerEntry } from "../../content-model/first-hand";
import { Ledger } from "../affiliate/ledger";

const raisedBox = css`
  break-inside: avoid;
  padding: var(--space-5);
  border: 1px solid var(--line);
  background: var(--raised);
  > * + * {
    margin-top: var(--space-3);
  }
`;

/** How sure the evidence is, below its meter. */
export const EvidenceNote = styled.div`
  padding: var(--space-4) var(--space-5);
  border-left: 3px solid var(--link);
  background: var(--raised);
  font-size: var(--text-n);
  > svg {
    display: block;
    width: 5.5rem;
    margin: 0 0 var(--space-2);
  }
`;

/** What to do, apart from the text around it. */
export const Panel = styled.div`
  ${raisedBox}
  border-color: var(--link);
  border-left-width: 6px;
  > p:first-child > strong:first-child {
    display: block;
    margin-bottom: var(--space-2);
    font: 500 var(--head-n) / 1.2 var(--serif);
    color: var(--link);
  }
`;

interface ProductBoxProps {
  /** Of the reviewed product, whose box is open; the others show their name and whom they suit. */
  readonly ledger: readonly LedgerEntry[] | undefined;
  readonly children: ReactNode;
}

/** A product of a comparison: its name and whom it suits, and unfolded all else. */
export function ProductBox({ ledger, children }: ProductBoxProps) {
  const [heading, ...parts] = Children.toArray(children).filter((child) =>
    isValidElement<{ className?: string; children?: ReactNode }>(child),
  );
  const suits = parts.find(({ props }) => props.className === "suits");
  return (
    <Product open={ledger !== undefined} className="product">
      <summary>
        {heading}
        {suits && <span className="suits">{suits.props.children}</span>}
      </summary>
      {parts.filter((part) => part !== suits)}
      {ledger && <Ledger entries={ledger} />}
    </Product>
  );
}

const Product = styled.details`
  ${raisedBox}
  padding: var(--space-4) var(--space-5);
  & + & {
    margin-top: var(--space-3);
  }
  .suits,
  .suits-not {
    position: relative;
    display: block;
    padding-left: 1.75rem;
    font-size: var(--text-n);
    line-height: 1.5;
    /* A check mark; below, a dash. */
    &::before {
      content: "";
      position: absolute;
      top: 0.3em;
      left: 0.35em;
      width: 0.4em;
      height: 0.8em;
      border: solid var(--link);
      border-width: 0 2.5px 2.5px 0;
      rotate: 42deg;
    }
  }
  .suits {
    margin-top: var(--space-2);
  }
  .suits-not::before {
    rotate: 90deg;
    border-color: var(--soft);
    border-width: 0 2.5px 0 0;
  }
`;

/** What the evidence says of the sentence before it, in a word or two. */
export const ClaimLink = styled.a`
  padding: 0.1em 0.5em;
  border: 1px solid var(--line);
  border-radius: 1em;
  background: var(--raised);
  color: var(--soft);
  font-size: var(--text-xs);
  line-height: 1.5rem;
  white-space: nowrap;
  text-decoration: none;
  &:hover {
    border-color: var(--link);
    color: var(--link);
  }
`;
