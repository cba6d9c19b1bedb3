import styled from "styled-components";
import { container } from "../../styles/mixins";

/** Full width up to the maximum page width, with gutters. */
export const Container = styled.div`
  ${container}
`;
