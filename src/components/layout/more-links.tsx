import styled from "styled-components";
import { notPrinted } from "../../styles/mixins";

/** Links at the end of a page: back to its list, and to its content in other forms. */
export const MoreLinks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  margin-top: var(--space-5);
  font-size: var(--text-n);
  a {
    padding-block: var(--space-2);
  }
  ${notPrinted}
`;
