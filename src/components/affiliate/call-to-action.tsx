import styled, { css, keyframes } from "styled-components";
import { notPrinted, roundLines, media } from "../../styles/mixins";
import { NamingText, PaidLink } from "./paid-link";
import { VisuallyHidden } from "../primitives/visually-hidden";

export type CallToActionSize = "large" | "medium";

export interface CallToActionProps {
  readonly label: string;
  /** A ring leaves it for less than five seconds: the first of an article when the page loads, any when it is pointed at or focused. */
  readonly blinking?: boolean | undefined;
  readonly pointing?: boolean;
  readonly size?: CallToActionSize;
  /**
   * Whether its background is amber: on phones usually not, because the amber button of the bar is beside it. `bar` is for
   * the header, the menu and the bottom bar; the others fill the width on phones.
   */
  readonly variant?: "filled" | "outlined" | "outlinedOnPhones" | "bar";
  /** Small text below the button, or within a `bar`. */
  readonly note?: string | undefined;
  /** Position on the page, such as `hero`; distinguishes the buttons in reports. */
  readonly slot: string;
  /** Above the button. */
  readonly disclosure?: string | undefined;
}

/** The button to the seller: a link that opens in a new tab. */
export function CallToAction({
  label,
  blinking,
  pointing,
  variant = "outlinedOnPhones",
  size = variant === "bar" ? "medium" : "large",
  note = "Paid link",
  slot,
  disclosure,
}: CallToActionProps) {
  const Link = blinking ? BlinkingButton : Button;
  const button = (
    <Link slot={slot} label={label} className={[size, variant, blinking && slot].filter(Boolean).join(" ")}>
      {pointing && <Finger />}
      <NamingText text={label} />
      <VisuallyHidden> (paid link, opens in a new tab)</VisuallyHidden>
      {variant === "bar" && <small aria-hidden="true">{note}</small>}
    </Link>
  );
  if (variant === "bar") return button;
  return (
    <WithNote>
      {disclosure && <p>{disclosure}</p>}
      {button}
      <p aria-hidden={note === "Paid link" || undefined}>{note}</p>
    </WithNote>
  );
}

// A ring leaves the button three times in 1.4 s each, below the five seconds of WCAG 2.2.2. The label stays as it is.
const ring = keyframes`
  from { opacity: 1; }
  to { opacity: 0; transform: scale(1.04, 1.25); }
`;

/** In forced colors a button is the system's, and a filled one stays filled. */
const outlined = css`
  background: none;
  color: var(--ink);
  forced-color-adjust: auto;
`;

const Button = styled(PaidLink)`
  position: relative;
  display: inline-block;
  padding: var(--space-4) min(var(--space-5), 6vw);
  border: 1.5px solid var(--cta-edge);
  border-radius: var(--radius);
  background: var(--cta);
  color: var(--cta-ink);
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  text-wrap: balance;
  forced-color-adjust: none;
  /* Else Chrome does not balance the lines. */
  no-break {
    display: inline-block;
    ${media.largeText} {
      display: inline;
    }
  }
  small {
    display: block;
    font-size: var(--text-xs);
    font-weight: 400;
  }
  &.medium {
    padding: 0.6rem var(--space-4);
    font-size: var(--text-n);
  }
  &.outlined {
    ${outlined}
  }
  ${media.belowMedium} {
    &:not(.bar) {
      display: block;
    }
    &.outlinedOnPhones {
      ${outlined}
    }
  }
  &&:hover {
    background: var(--cta-pointed);
    color: var(--cta-ink);
    forced-color-adjust: none;
  }
  ${media.motion} {
    transition: background var(--quick);
  }
`;

const BlinkingButton = styled(Button)`
  ${media.motion} {
    &:is(:hover, :focus-visible, .body-1)::after {
      content: "";
      position: absolute;
      inset: -1px;
      border: 3px solid var(--cta);
      border-radius: inherit;
      opacity: 0;
      pointer-events: none;
      animation: ${ring} 1.4s ease-out 0.2s 3;
    }
  }
`;

const WithNote = styled.div`
  p {
    margin-bottom: var(--space-3);
    color: var(--soft);
    line-height: 1.4;
  }
  a + p {
    margin: var(--space-2) 0 0;
    font-size: var(--text-s);
  }
  ${notPrinted}
`;

/** The emoji of the label as a line drawing, because its own yellow cannot be seen on amber. Copied text has the emoji. */
function Finger() {
  return (
    <>
      <Hand viewBox="0 0 28 20" aria-hidden="true">
        <path d="M2 5h5l3-2h14a2 2 0 0 1 0 4h-9h2a2 2 0 0 1 0 4h-1a2 2 0 0 1 0 3.5h-1a1.75 1.75 0 0 1 0 3.5H9l-2-1H2" />
      </Hand>
      <VisuallyHidden aria-hidden="true">👉</VisuallyHidden>
    </>
  );
}

const Hand = styled.svg`
  display: inline-block;
  width: 1.4em;
  margin-right: 0.4em;
  vertical-align: -0.1em;
  ${roundLines}
`;
