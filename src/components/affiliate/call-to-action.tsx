import styled, { css, keyframes } from "styled-components";
import { media } from "../../styles/media";
import { captionText, notPrinted, seenInView, unseen } from "../../styles/mixins";
import { PaidLink } from "./paid-link";
import { VisuallyHidden } from "../primitives/visually-hidden";

export type CallToActionSize = "large" | "medium";

export interface CallToActionProps {
  readonly affiliateLink: string;
  readonly label: string;
  /** Pulses for less than five seconds once it comes into view, and never under reduced motion. */
  readonly blinking?: boolean;
  readonly pointing?: boolean;
  readonly size?: CallToActionSize;
  /** `bar` is for the header and the menu; `block` fills the width on phones. */
  readonly variant?: "block" | "bar";
  /** Small text below the button. The `bar` variant has none: the disclosure line is above it. */
  readonly note?: string | undefined;
  /** Position on the page, such as `hero`; distinguishes the buttons in reports. */
  readonly slot?: string;
  readonly disclosure?: string | undefined;
}

/** The button to the seller: a link that opens in a new tab. */
export function CallToAction({
  affiliateLink,
  label,
  blinking = false,
  pointing = false,
  size = "large",
  variant = "block",
  note = "Paid link",
  slot = "button",
  disclosure,
}: CallToActionProps) {
  const button = (
    <Button
      affiliateLink={affiliateLink}
      slot={slot}
      label={label}
      variant={blinking ? `${size} blinking` : size}
      $blinking={blinking}
      $size={size}
      $variant={variant}
    >
      {pointing && <Finger aria-hidden="true">👉</Finger>}
      {label}
      <VisuallyHidden> (paid link, opens in a new tab)</VisuallyHidden>
    </Button>
  );
  if (variant === "bar") return button;
  const buttonWithNote = (
    <WithNote $blinking={blinking}>
      {button}
      <Note aria-hidden={note === "Paid link" || undefined}>{note}</Note>
    </WithNote>
  );
  if (disclosure === undefined) return buttonWithNote;
  return (
    <WithDisclosure>
      <p>{disclosure}</p>
      {buttonWithNote}
    </WithDisclosure>
  );
}

// Three pulses of 1.4 s stay below the five seconds of WCAG 2.2.2. Only opacity changes, which needs no repaint.
const pulse = keyframes`
  50% { opacity: 0.72; }
`;
const glow = keyframes`
  50% { opacity: 1; }
`;

const sizes = {
  large: css`
    padding: var(--space-4) var(--space-5);
    font-size: var(--text-m);
  `,
  medium: css`
    padding: 0.6rem var(--space-4);
    font-size: var(--text-n);
  `,
};

const Button = styled(PaidLink)<{ $blinking: boolean; $size: CallToActionSize; $variant: "block" | "bar" }>`
  position: relative;
  display: inline-block;
  border: 1px solid var(--cta-edge);
  border-radius: var(--radius);
  background: var(--cta);
  color: var(--cta-ink);
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  text-wrap: balance;
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) =>
    $variant === "block" &&
    css`
      ${media.belowMedium} {
        display: block;
      }
    `}
  &:hover {
    background: var(--cta-pointed);
  }
  ${media.motion} {
    transition: background var(--quick);
    ${({ $blinking }) =>
      $blinking &&
      css`
        animation: ${pulse} 1.4s ease-in-out 0.2s 3;
        &::after {
          content: "";
          position: absolute;
          inset: 0;
          border-radius: inherit;
          box-shadow: 0 0 0 0.4rem color-mix(in srgb, var(--cta) 30%, transparent);
          opacity: 0;
          animation: ${glow} 1.4s ease-in-out 0.2s 3;
        }
        ${unseen} {
          &,
          &::after {
            animation: none;
          }
        }
      `}
  }
  ${notPrinted}
`;

const WithNote = styled.div<{ $blinking: boolean }>`
  ${({ $blinking }) => $blinking && seenInView}
  ${notPrinted}
`;

/** Dark like the button's text: the emoji's own yellow cannot be seen on amber. */
const Finger = styled.span`
  margin-right: 0.4em;
  filter: grayscale(1) brightness(0.45) contrast(1.6);
`;

/** Button and disclosure each have a line of their own. The disclosure is also printed. */
const WithDisclosure = styled.div`
  > p {
    margin-bottom: var(--space-3);
    color: var(--soft);
    line-height: 1.4;
  }
`;

const Note = styled.p`
  margin-top: var(--space-2);
  ${captionText}
  ${notPrinted}
`;
