import styled, { css } from "styled-components";

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

/** A product of a comparison, with whom it suits and whom not. */
export const ProductBox = styled.div`
  ${raisedBox}
  .suits,
  .suits-not {
    position: relative;
    padding: var(--space-3) 0 0 1.75rem;
    border-top: 1px solid var(--line);
    font-size: var(--text-n);
    /* A check mark; below, a dash. */
    &::before {
      content: "";
      position: absolute;
      top: 1.1em;
      left: 0.35em;
      width: 0.4em;
      height: 0.8em;
      border: solid var(--link);
      border-width: 0 2.5px 2.5px 0;
      rotate: 42deg;
    }
  }
  .suits-not::before {
    top: 0.9em;
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
  text-decoration: none;
  &:hover {
    border-color: var(--link);
    color: var(--link);
  }
`;
