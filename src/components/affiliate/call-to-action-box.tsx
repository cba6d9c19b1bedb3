import styled from "styled-components";
import { CallToAction } from "./call-to-action";

export interface CallToActionBoxProps {
  readonly affiliateLink: string;
  readonly heading: string;
  readonly text: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly blinking?: boolean;
  readonly slot?: string;
}

/** A closing offer: heading, terms and button. */
export function CallToActionBox({ heading, text, slot = "box", ...button }: CallToActionBoxProps) {
  return (
    <Box>
      <h2>{heading}</h2>
      <p>{text}</p>
      <CallToAction slot={slot} {...button} />
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
  h2 {
    font-size: var(--head-m);
  }
  > p {
    max-width: var(--column);
    color: var(--soft);
  }
  @media print {
    display: none;
  }
`;
