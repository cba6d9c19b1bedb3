import styled, { keyframes } from "styled-components";
import { media } from "../../../styles/media";
import { plainList } from "../../../styles/mixins";
import { SplitSection } from "../../layout/split-section";
import { FeatureIcon, type FeatureIconName } from "../../primitives/feature-icon";

export interface FeaturesData {
  readonly heading: string;
  readonly items: readonly { readonly title: string; readonly description: string; readonly icon: FeatureIconName }[];
}

/** The product's features with their icons. */
export function Features({ heading, items }: FeaturesData) {
  return (
    <SplitSection heading={heading}>
      <List>
        {items.map(({ title, description, icon }) => (
          <li key={title}>
            <FeatureIcon name={icon} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </List>
    </SplitSection>
  );
}

const fadeIn = keyframes`
  from { opacity: 0; transform: translateY(1rem); }
`;

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: var(--space-6) var(--space-7);
  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
  h3 {
    margin-block: var(--space-3) var(--space-2);
    font: 600 var(--head-s) / 1.3 var(--sans);
    letter-spacing: 0;
  }
  p {
    color: var(--soft);
    line-height: 1.55;
  }
  ${media.motion} {
    li {
      animation: ${fadeIn} var(--calm) ease-out backwards;
    }
    ${[1, 2, 3, 4].map((n) => `li:nth-child(${n}) { animation-delay: ${(n - 1) / 10}s; }`).join("\n")}
  }
`;
