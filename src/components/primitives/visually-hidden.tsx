import styled from "styled-components";
import { visuallyHidden } from "../../styles/mixins";

/** For screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
