import styled from "styled-components";
import { markPath } from "../../artwork/brand-mark";
import { roundLines } from "../../styles/mixins";

/** The logo. Decorative, because the name is next to it. */
export function BrandMark({ mark }: { readonly mark: string | null | undefined }) {
  return (
    <Mark viewBox="0 0 40 24" width="40" height="24" aria-hidden="true">
      <path d={markPath(mark)} />
    </Mark>
  );
}

const Mark = styled.svg`
  flex: none;
  ${roundLines}
`;
