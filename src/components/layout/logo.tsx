import styled from "styled-components";
import { logoPath } from "../../artwork/logo";
import { roundLines } from "../../styles/mixins";

/** The logo. Decorative, because the name is next to it. */
export function Logo({ logo }: { readonly logo: string | null | undefined }) {
  return (
    <Mark viewBox="0 0 40 24" width="40" height="24" aria-hidden="true">
      <path d={logoPath(logo)} />
    </Mark>
  );
}

const Mark = styled.svg`
  flex: none;
  ${roundLines}
`;
