import styled from "styled-components";
import { container } from "../../styles/mixins";

/** Full width up to the page's measure, with gutters. */
export const Container = styled.div`
  ${container}
`;
