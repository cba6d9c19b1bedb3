import styled from "styled-components";
import { spareDays } from "../../content-model/offer";
import { plainList, media } from "../../styles/mixins";

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

/** `$before` is how many times as long the days before it are as the spare days. */
const Timeline = styled.ol<{ $before: number }>`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  align-self: start;
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
  ${media.largeText} {
    display: block;
    li {
      padding-bottom: var(--space-2);
    }
  }
`;
