import styled, { css, keyframes } from "styled-components";
import { media } from "../../styles/media";
import { PaidLink } from "./paid-link";
import { VisuallyHidden } from "../primitives/visually-hidden";

export type CallToActionSize = "large" | "medium";

export interface CallToActionProps {
  /** The one address that all calls to action lead to. */
  readonly affiliateLink: string;
  readonly label: string;
  /** Pulses softly for less than five seconds, and not at all under reduced motion. */
  readonly blinking?: boolean;
  readonly size?: CallToActionSize;
  /** `bar` is the header's and the menu's; `block` fills the width on phones. */
  readonly variant?: "block" | "bar";
  /** Shown in small text below; none in the header, where the line above says it. */
  readonly note?: string | undefined;
  /** Place on the page, to tell one button from another. */
  readonly slot?: string;
  /** The site's disclosure, once more beside the button; for the first one of a page. */
  readonly disclosure?: string | undefined;
}

/** The button to the seller: a plain link that opens in a new tab. */
export function CallToAction({
  affiliateLink,
  label,
  blinking = false,
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
      {label}
      <VisuallyHidden> (paid link, opens in a new tab)</VisuallyHidden>
    </Button>
  );
  if (variant === "bar") return button;
  const told = (
    <div>
      {button}
      <Note aria-hidden={note === "Paid link" || undefined}>{note}</Note>
    </div>
  );
  if (disclosure === undefined) return told;
  return (
    <Disclosed>
      {told}
      <p>{disclosure}</p>
    </Disclosed>
  );
}

// Three pulses of 1.4 s end well before the five seconds of WCAG 2.2.2. Opacity alone changes, which the compositor
// does without painting.
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
      `}
  }
  @media print {
    display: none;
  }
`;

/** Button and disclosure beside each other, below each other where the line is short. On paper the words remain. */
const Disclosed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  align-items: flex-start;
  /* As wide before its font has come as after it, so that the words beside it stay where they are. */
  > div {
    width: min(100%, 24.5rem);
  }
  > p {
    flex: 1 1 14rem;
    color: var(--soft);
    line-height: 1.4;
  }
  ${media.belowMedium} {
    > div {
      flex: 1 0 100%;
      max-width: none;
    }
  }
`;

const Note = styled.p`
  margin-top: var(--space-2);
  color: var(--soft);
  font-size: var(--text-s);
  line-height: 1.45;
  @media print {
    display: none;
  }
`;
