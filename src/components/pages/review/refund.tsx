import styled from "styled-components";
import { spareDays } from "../../../site/offer";
import { notPrinted, plainHeading, plainList } from "../../../styles/mixins";
import { ButtonLink } from "../../primitives/button-link";
import type { ProductData } from "../../props";

/** The days that matter for a refund, drawn to scale. */
export function RefundTimeline({ guaranteeDays }: { readonly guaranteeDays: number }) {
  const writeOn = guaranteeDays - spareDays(guaranteeDays);
  return (
    <Timeline $before={writeOn / spareDays(guaranteeDays)}>
      <li>
        <b>Day 0</b> you pay
      </li>
      <li>
        <b>Day {writeOn}</b> write
      </li>
      <li>
        <b>Day {guaranteeDays}</b> it ends
      </li>
    </Timeline>
  );
}

/** The words that ask for the refund: to copy, to print, or to send with the reader's own email program. */
export function RefundSlip({ product, message }: { readonly product: ProductData; readonly message: string }) {
  const subject = `Refund of ${product.name}`;
  const body = `${message.replace(/[“”]/g, "")}\n\nOrder number: \nDay I paid: \n`;
  return (
    <Slip>
      <h3>Your refund slip</h3>
      <p>{message}</p>
      <ButtonLink href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}>Write it as an email</ButtonLink>
    </Slip>
  );
}

/** `$before` is how many times as long the days before it are as the spare days. */
const Timeline = styled.ol<{ $before: number }>`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  margin-top: var(--space-5);
  font-size: var(--text-s);
  line-height: 1.4;
  li {
    flex: 1 0 0;
    min-width: min-content;
    padding: var(--space-2) var(--space-3) 0 var(--space-2);
    border: solid var(--link);
    border-width: 4px 0 0 2px;
  }
  li:first-child {
    flex-grow: ${({ $before }) => $before};
  }
  li:nth-child(2) {
    border-color: var(--cta-edge);
  }
  li:last-child {
    flex: none;
    padding-right: 0;
    border-color: var(--edge);
    border-top-color: transparent;
  }
  b {
    display: block;
    white-space: nowrap;
  }
`;

const Slip = styled.div`
  margin-top: var(--space-6);
  padding: var(--space-5);
  border: 1px dashed var(--edge);
  background: var(--raised);
  break-inside: avoid;
  h3 {
    ${plainHeading}
  }
  p {
    margin-top: var(--space-3);
    font: 450 var(--text-m) / 1.45 var(--serif);
  }
  a {
    margin-top: var(--space-4);
    ${notPrinted}
  }
`;
