import styled from "styled-components";
import { plainHeading, plainList, softText } from "../../../styles/mixins";
import { LedgerMark } from "../../affiliate/ledger";
import { formatMinutes } from "../../affiliate/format-offer";
import type { ReviewData } from "../../content-to-props";
import { usePage } from "../../page-context";
import { MarkedList, type Fact } from "./marked-list";

/** What the seller says about the offer besides the facts of the ledger. */
export function SellerSays() {
  const { sessionMinutes, dailyMinutes, promiseMinutes, delivery } = usePage().site.product;
  const stated: Fact[] = [
    { fact: "Delivery", answer: delivery },
    ...(sessionMinutes ? [{ fact: "A session", answer: formatMinutes(sessionMinutes) }] : []),
    ...(dailyMinutes ? [{ fact: "Advised each day", answer: formatMinutes(dailyMinutes) }] : []),
    ...(promiseMinutes ? [{ fact: "Promise", answer: `Results in ${promiseMinutes} minutes, says its sales page` }] : []),
  ];
  return (
    <Stated>
      <h3>What the seller says</h3>
      <MarkedList mark={<LedgerMark state="said" />} items={stated} />
    </Stated>
  );
}

const Stated = styled.div`
  margin-top: var(--space-5);
  h3 {
    ${plainHeading}
  }
`;

/** Steps with a numbered box each to tick on paper. */
export function Checklist({ steps }: { readonly steps: ReviewData["checkout"]["steps"] }) {
  return (
    <StepList>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </StepList>
  );
}

const StepList = styled.ol`
  ${plainList}
  counter-reset: step;
  margin-top: var(--space-5);
  border-top: 1px solid var(--ink);
  li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: var(--space-1) var(--space-4);
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--line);
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    grid-row: span 2;
    height: 2rem;
    border: 1.5px solid var(--edge);
    border-radius: 0.375rem;
    color: var(--soft);
    font: 450 var(--text-m) / 1.6 var(--serif);
    font-variant-numeric: lining-nums;
    text-align: center;
  }
  h3 {
    ${plainHeading}
  }
  p {
    ${softText}
    line-height: 1.5;
  }
`;
