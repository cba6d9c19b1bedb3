import styled from "styled-components";
import { media } from "../../../styles/media";
import { plainList } from "../../../styles/mixins";
import type { ClaimLabel } from "../../../site/evidence-labels";
import { EvidenceMeter } from "../../figures/evidence-meter";
import type { HomeContent } from "../../props";

export interface BenefitsData extends Pick<HomeContent["benefits"], "heading" | "intro"> {
  readonly items: readonly { readonly title: string; readonly text: string; readonly evidence?: ClaimLabel | undefined }[];
}

/** A numbered list of benefits, a row each, with the meter of the evidence for it at the end. */
export function Benefits({ heading, intro, items }: BenefitsData) {
  return (
    <Section>
      <header>
        <h2>{heading}</h2>
        <p>{intro}</p>
      </header>
      <List>
        {items.map(({ title, text, evidence }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {evidence && (
              <Evidence>
                <EvidenceMeter label={evidence} />
              </Evidence>
            )}
          </li>
        ))}
      </List>
    </Section>
  );
}

const Section = styled.section`
  margin-top: var(--space-8);
  > header p {
    max-width: var(--column);
    margin-top: var(--space-3);
    color: var(--soft);
  }
`;

const List = styled.ol`
  ${plainList}
  counter-reset: benefit;
  margin-top: var(--space-5);
  border-top: 1px solid var(--ink);
  li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    gap: var(--space-1) var(--space-3);
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--line);
    counter-increment: benefit;
  }
  li > * {
    grid-column: 2;
  }
  li::before {
    content: counter(benefit);
    color: var(--soft);
    font: 450 var(--head-n) / 1.2 var(--serif);
    font-variant-numeric: lining-nums;
  }
  h3 {
    font: 600 var(--head-n) / 1.2 var(--sans);
    letter-spacing: 0;
  }
  p {
    color: var(--soft);
    line-height: 1.55;
  }
  ${media.medium} {
    li {
      grid-template-columns: 2.5rem 9rem minmax(0, 1fr);
      gap: var(--space-2) var(--space-5);
      align-items: baseline;
    }
    li > * {
      grid-column: auto;
    }
    li > :nth-child(3) {
      grid-column: 3;
    }
  }
  ${media.wide} {
    li {
      grid-template-columns: 2.5rem 10rem minmax(0, 1fr) 15rem;
    }
    li > :nth-child(3) {
      grid-column: auto;
    }
  }
`;

const Evidence = styled.div`
  font-size: var(--text-n);
`;
