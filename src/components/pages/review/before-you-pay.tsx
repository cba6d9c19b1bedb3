import type { ReactNode } from "react";
import styled from "styled-components";
import { formatCount } from "../../../site/format-count";
import { notPrinted, plainList, softText, wordsApart } from "../../../styles/mixins";
import { LedgerMark } from "../../affiliate/ledger";
import { ButtonLink } from "../../primitives/button-link";
import type { ReviewData } from "../../content-to-props";
import { usePage } from "../../page-context";

/** What the seller says about the offer besides the facts of the ledger. */
export function SellerSays() {
  const { sessionMinutes, dailyMinutes, promiseMinutes, delivery } = usePage().site.product;
  const stated = {
    Delivery: delivery,
    "A session": sessionMinutes && formatMinutes(sessionMinutes),
    "Advised each day": dailyMinutes && formatMinutes(dailyMinutes),
    Promise: promiseMinutes && `Results in ${formatCount(promiseMinutes, "minute", "minutes")}, says its sales page`,
  };
  return (
    <Stated>
      <h3>What the seller says</h3>
      <MarkedList
        mark={<LedgerMark state="said" />}
        items={Object.entries(stated).flatMap(([fact, answer]) => (answer ? [[<b key={fact}>{fact}</b>, " ", answer]] : []))}
      />
    </Stated>
  );
}

const Stated = styled.div`
  margin-top: var(--space-5);
  break-inside: avoid;
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
  break-inside: avoid;
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
  p {
    ${softText}
    line-height: 1.5;
  }
`;

/** `7–30 minutes` */
const formatMinutes = ({ from, to }: { from: number; to: number }): string =>
  from === to ? formatCount(from, "minute", "minutes") : `${from}–${to} minutes`;

/** Sentences or facts between hairlines, each after a mark that screen readers skip. */
export function MarkedList({ mark, items }: { readonly mark: ReactNode; readonly items: readonly ReactNode[] }) {
  return (
    <List>
      {items.map((item, index) => (
        <li key={index}>
          <span aria-hidden="true">{mark}</span>
          {item}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  ${plainList}
  margin-top: var(--space-4);
  li {
    position: relative;
    padding: var(--space-3) 0 var(--space-3) 2rem;
    border-top: 1px solid var(--line);
    line-height: 1.5;
  }
  span {
    position: absolute;
    left: 0.25rem;
    color: var(--soft);
    font-weight: 600;
  }
  b {
    display: block;
  }
`;

/** The words that ask for the refund: to copy, to print, or to send with the reader's own email program. */
export function RefundSlip({ message }: { readonly message: string }) {
  const subject = `Refund of ${usePage().site.product.name}`;
  const body = `${message.replace(/[“”]/g, "")}\n\nOrder number: \nDay I paid: \n`;
  return (
    <Slip>
      <h3>Your refund slip</h3>
      <p>{message}</p>
      <ButtonLink href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}>Write it as an email</ButtonLink>
    </Slip>
  );
}

const Slip = styled.div`
  padding: var(--space-5);
  border: 1px dashed var(--edge);
  background: var(--raised);
  break-inside: avoid;
  p {
    margin-top: var(--space-3);
    font: 450 var(--text-m) / 1.45 var(--serif);
    ${wordsApart}
  }
  a {
    margin-top: var(--space-4);
    ${notPrinted}
  }
`;
