import styled from "styled-components";
import { inkInForcedColours } from "../../styles/mixins";

export const featureIcons = {
  tones: "M2 14q4-9 8 0t8 0 8 0 8 0 8 0M2 26q3-7 6 0t6 0 6 0 6 0 6 0 6 0 4 0M2 38c6 0 5-6 10-6s4 12 10 12 4-12 10-12 4 6 10 6",
  clock: "M22 5a18 18 0 1 1-.1 0M22 13v11l7 5M22 2v3",
  download: "M2 40h8c4 0 4-7 8-7s4 9 8 9 4-2 8-2h8M22 3v22m-9-9 9 9 9-9",
  guarantee: "M8 17a15 15 0 1 1-1 11M8 6v11h11M17 24l4 4 8-9",
};

export type FeatureIconName = keyof typeof featureIcons;

export function FeatureIcon({ name }: { readonly name: FeatureIconName }) {
  return (
    <Icon viewBox="0 0 44 46" width="44" height="46" aria-hidden="true">
      <path d={featureIcons[name]} />
    </Icon>
  );
}

const Icon = styled.svg`
  fill: none;
  color: var(--alpha);
  stroke: currentColor;
  ${inkInForcedColours}
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
