import styled from "styled-components";
import { BRAND_MARK } from "../../artwork/brand-mark";
import { roundLines } from "../../styles/mixins";

/** The logo. Decorative, because the name is next to it. */
export function BrandMark() {
  return (
    <Mark viewBox="0 0 40 24" width="40" height="24" aria-hidden="true">
      <path d={BRAND_MARK} />
    </Mark>
  );
}

const Mark = styled.svg`
  flex: none;
  ${roundLines}
`;
