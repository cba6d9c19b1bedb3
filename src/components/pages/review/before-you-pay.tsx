import styled from "styled-components";
import { formatDay } from "../../../site/dates";
import { columns, inkInForcedColours, plainHeading, plainList, softText } from "../../../styles/mixins";
import { minutesText } from "../../affiliate/offer-words";
import type { ProductData, ReviewContent } from "../../props";
import { MarkedList, type Fact } from "./marked-list";

export interface Disclosure {
  readonly stated: readonly Fact[];
  readonly unknown: readonly Fact[];
}

/** What the seller says about the offer, and what we could not confirm. The price is with one or the other. */
export function discloseFacts(product: ProductData, unknown: readonly Fact[]): Disclosure {
  const { sessionMinutes, dailyMinutes, promiseMinutes, delivery, guaranteeDays, price } = product;
  return {
    stated: [
      ...(guaranteeDays ? [{ fact: "Guarantee", answer: `${guaranteeDays} days, money back` }] : []),
      { fact: "Delivery", answer: delivery },
      ...(sessionMinutes ? [{ fact: "A session", answer: minutesText(sessionMinutes) }] : []),
      ...(dailyMinutes ? [{ fact: "Advised each day", answer: minutesText(dailyMinutes) }] : []),
      ...(promiseMinutes ? [{ fact: "Promise", answer: `Results in ${promiseMinutes} minutes, says its sales page` }] : []),
      ...(price ? [{ fact: "Price", answer: `${price.amount}, on ${formatDay(price.day)} (${price.source})` }] : []),
    ],
    unknown: [...(price ? [] : [{ fact: "Price", answer: "See the checkout: we couldn’t confirm it" }]), ...unknown],
  };
}

/** A mark for each fact, filled if it is stated. It stands beside the numbers, so it says nothing to screen readers. */
export function DisclosureMarks({ stated = 0, unknown = 0 }: { readonly stated?: number; readonly unknown?: number }) {
  const circles = (from: number, to: number, radius: number) =>
    Array.from({ length: to - from }, (_, index) => `M${(from + index) * 12} 6a${radius} ${radius} 0 1 1 0 .01z`).join("");
  const count = stated + unknown;
  return (
    <Marks viewBox={`-1 0 ${count * 12} 12`} aria-hidden="true">
      <path d={circles(0, stated, 4.5)} fill="currentColor" />
      <path d={circles(stated, count, 4)} fill="none" stroke="currentColor" />
    </Marks>
  );
}

const Marks = styled.svg`
  display: inline-block;
  height: 0.75em;
  color: var(--link);
  vertical-align: -0.05em;
  ${inkInForcedColours}
`;

/** The facts of a disclosure in two columns, with a mark each. */
export function DisclosedFacts({ stated, unknown }: Disclosure) {
  const count = stated.length + unknown.length;
  return (
    <FactColumns>
      <div>
        <h3>{`The seller says: ${stated.length} of ${count}`}</h3>
        <MarkedList mark={<DisclosureMarks stated={1} />} items={stated} />
      </div>
      <div>
        <h3>{`We couldn’t confirm: ${unknown.length} of ${count}`}</h3>
        <MarkedList mark={<DisclosureMarks unknown={1} />} items={unknown} />
      </div>
    </FactColumns>
  );
}

const FactColumns = styled.div`
  ${columns("1fr 1fr")}
  margin-top: var(--space-5);
  h3 {
    ${plainHeading}
  }
`;

/** Steps with a numbered box each to tick on paper. */
export function Checklist({ steps }: { readonly steps: ReviewContent["checkout"]["steps"] }) {
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
