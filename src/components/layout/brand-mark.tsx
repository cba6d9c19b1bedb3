import styled from "styled-components";

/** The logo. Decorative, because the name is next to it. */
export function BrandMark() {
  return (
    <Mark viewBox="0 0 40 24" width="40" height="24" aria-hidden="true">
      <path d="M1 13c2 0 2.4-3 4-3s2 6 4 6 2.4-13 5-13 2.5 18 5 18 2.6-18 5-18 2 13 4 13 2.2-6 4-6 2 3 4 3h3" />
    </Mark>
  );
}

const Mark = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
