import styled, { keyframes } from "styled-components";
import { media } from "../../../styles/media";
import { pointGrid, seenInView, unseen } from "../../../styles/mixins";
import { FeatureIcon } from "../../primitives/feature-icon";
import type { HomeContent } from "../../props";

/** The product's features with their icons. */
export function Features({ heading, items }: HomeContent["features"]) {
  return (
    <Section>
      <h2>{heading}</h2>
      <List>
        {items.map(({ title, description, icon }) => (
          <li key={title}>
            <FeatureIcon name={icon} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}

const fadeIn = keyframes`
  from { opacity: 0; transform: translateY(1rem); }
`;

const Section = styled.section`
  margin-top: var(--space-8);
`;

const List = styled.ul`
  ${pointGrid}
  margin-top: var(--space-6);
  ${media.belowMedium} {
    li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      column-gap: var(--space-4);
    }
    svg {
      grid-row: span 2;
    }
  }
  ${media.largeText} {
    li {
      display: block;
    }
  }
  ${media.medium} {
    h3 {
      margin-top: var(--space-3);
    }
  }
  ${media.wide} {
    grid-template-columns: repeat(4, 1fr);
    /* The texts begin on one line, also beside a title of two lines. */
    li {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
  }
  ${seenInView}
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
