import styled, { keyframes } from "styled-components";
import { media } from "../../../styles/media";
import { pointGrid, seenInView, unseen } from "../../../styles/mixins";
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
  ${pointGrid}
  ${seenInView}
  h3 {
    margin-top: var(--space-3);
  }
  ${media.motion} {
    li {
      animation: ${fadeIn} var(--calm) ease-out backwards;
      ${unseen} {
        animation: none;
        opacity: 0;
      }
    }
    ${[1, 2, 3, 4].map((n) => `li:nth-child(${n}) { animation-delay: ${(n - 1) / 10}s; }`).join("\n")}
  }
`;
