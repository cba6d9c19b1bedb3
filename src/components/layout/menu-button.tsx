import styled from "styled-components";
import { media } from "../../styles/media";

/** Opens and closes the menu of narrow screens. */
export function MenuButton() {
  return (
    <Toggle type="button" popoverTarget="menu-open" aria-controls="menu">
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M3 7h18M3 12h18M3 17h18" />
        <path d="m5 5 14 14M19 5 5 19" />
      </svg>
      <span>Menu</span>
      <span>Close</span>
    </Toggle>
  );
}

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  flex: none;
  width: 5.25rem;
  min-height: 44px;
  padding: 0 0 0 var(--space-3);
  border: 0;
  background: none;
  color: var(--ink);
  font: 500 var(--text-n) / 1 var(--sans);
  cursor: pointer;
  svg {
    width: 1.5rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
  }
  path:first-child,
  svg + span {
    display: var(--closed);
  }
  path + path,
  span + span {
    display: var(--opened);
  }
  ${media.largeText} {
    width: auto;
    padding-left: 0;
    font-size: 0;
  }
  ${media.medium} {
    display: none;
  }
`;
