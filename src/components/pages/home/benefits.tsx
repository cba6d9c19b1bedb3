import styled from "styled-components";
import { media } from "../../../styles/media";
import { plainList } from "../../../styles/mixins";
import { SplitSection } from "../../layout/split-section";

export interface BenefitsData {
  readonly heading: string;
  readonly intro: string;
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

/** A numbered list of benefits. */
export function Benefits({ heading, intro, items }: BenefitsData) {
  return (
    <SplitSection heading={heading} intro={intro}>
      <List>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </SplitSection>
  );
}

const List = styled.ol`
  ${plainList}
  counter-reset: benefit;
  li {
    display: grid;
    grid-template-columns: 2.5rem 1fr;
    gap: 0 var(--space-3);
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--line);
    counter-increment: benefit;
  }
  li:first-child {
    padding-top: 0;
  }
  li::before {
    content: counter(benefit);
    grid-row: span 2;
    color: var(--soft);
    font: 450 var(--head-m) / 1.1 var(--serif);
    font-variant-numeric: lining-nums;
  }
  h3 {
    font: 600 var(--head-s) / 1.4 var(--sans);
    letter-spacing: 0;
  }
  p {
    color: var(--soft);
    line-height: 1.55;
  }
  ${media.medium} {
    li {
      grid-template-columns: 2.5rem 10rem 1fr;
    }
    li::before {
      grid-row: auto;
    }
  }
`;
