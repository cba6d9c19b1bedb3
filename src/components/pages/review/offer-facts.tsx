import styled from "styled-components";
import { media } from "../../../styles/media";
import { minutesText } from "../../affiliate/key-figures";
import type { ProductData } from "../../props";

interface OfferFactsProps {
  readonly product: ProductData;
  /** What the seller leaves open. */
  readonly unknown: readonly string[];
}

/** The offer's facts, and what we do not know of it. */
export function OfferFacts({ product, unknown }: OfferFactsProps) {
  return (
    <Offer>
      {[...offerFacts(product), ["Not known to us", joinWords(unknown)] as const].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Offer>
  );
}

/** What the seller says about the offer: a name and a value each. */
export function offerFacts({
  sessionMinutes,
  dailyMinutes,
  promiseMinutes,
  delivery,
  guaranteeDays,
}: ProductData): (readonly [string, string])[] {
  return [
    ...(sessionMinutes ? [["A session", minutesText(sessionMinutes)] as const] : []),
    ...(dailyMinutes ? [["Advised each day", minutesText(dailyMinutes)] as const] : []),
    ...(promiseMinutes ? [["Promise", `Results in ${promiseMinutes} minutes, says its sales page`] as const] : []),
    ["Delivery", delivery],
    ["Guarantee", `${guaranteeDays} days, money back`],
  ];
}

const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** Facts between hairlines, in even columns; what is not known has a row of its own. */
const Offer = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: var(--space-4) var(--space-5);
  > :last-child {
    grid-column: 1 / -1;
  }
  ${media.mediumOrPrint} {
    grid-template-columns: repeat(5, 1fr);
  }
  margin-bottom: var(--space-7);
  padding-block: var(--space-4);
  border-block: 1px solid var(--line);
  font-size: var(--text-n);
  line-height: 1.4;
  dt {
    color: var(--soft);
    font-size: var(--text-s);
  }
  dd {
    font-weight: 500;
  }
`;
