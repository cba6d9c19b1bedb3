import styled from "styled-components";
import { media } from "../../styles/media";
import { ruledAbove } from "../../styles/mixins";
import type { LinkData } from "../props";

/** Links to the previous and next article by date. */
export function PrevNextLinks({ newer, older }: { readonly newer: LinkData | null; readonly older: LinkData | null }) {
  return (
    <Nav aria-label="Previous and next article">
      {older && (
        <a href={older.to} rel="prev">
          <span>Previous article</span>
          {older.text}
        </a>
      )}
      {newer && (
        <a href={newer.to} rel="next">
          <span>Next article</span>
          {newer.text}
        </a>
      )}
    </Nav>
  );
}

const Nav = styled.nav`
  display: grid;
  gap: var(--space-4);
  ${ruledAbove}
  padding-top: var(--space-5);
  a {
    font-weight: 500;
    line-height: 1.4;
  }
  span {
    display: block;
    color: var(--soft);
    font-size: var(--text-s);
    font-weight: 400;
  }
  ${media.medium} {
    grid-template-columns: 1fr 1fr;
    a[rel="next"] {
      grid-column: 2;
      text-align: right;
    }
  }
`;
