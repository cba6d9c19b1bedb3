import styled from "styled-components";
import { contained } from "../styles/mixins";

/** Full width up to the page's measure, with gutters. */
export const Contained = styled.div`
  ${contained}
`;
