import styled from "styled-components";
import { visuallyHidden } from "../../styles/mixins";

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
