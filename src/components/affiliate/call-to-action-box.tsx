import styled from "styled-components";
import { notPrinted } from "../../styles/mixins";
import { CallToAction, type CallToActionProps } from "./call-to-action";

export interface CallToActionBoxProps extends CallToActionProps {
  readonly heading: string;
  readonly text: string;
}

/** A closing offer: heading, terms and button. */
export function CallToActionBox({ heading, text, ...button }: CallToActionBoxProps) {
  return (
    <Box>
      <h2>{heading}</h2>
      <p>{text}</p>
      <CallToAction slot="box" {...button} />
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: var(--space-4);
  margin-top: var(--space-7);
  padding: var(--space-6);
  border: 1px solid var(--line);
  border-left: 3px solid var(--cta);
  background: var(--raised);
  > p {
    max-width: var(--column);
    color: var(--soft);
  }
  ${notPrinted}
`;
