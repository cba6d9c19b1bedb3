import styled from "styled-components";
import { media } from "../../styles/mixins";

/** A secondary button, for links within the site. */
export const ButtonLink = styled.a`
  display: inline-block;
  padding: var(--space-3) min(var(--space-5), 6vw);
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  color: var(--ink);
  font-weight: 500;
  line-height: 1.4;
  overflow-wrap: anywhere;
  text-decoration: none;
  ${media.belowMedium} {
    width: 100%;
    text-align: center;
  }
  &:hover {
    border-color: var(--ink);
    background: var(--raised);
  }
  /* A printed page shows the path, because nobody can follow the link. The site's address is at its beginning. */
  @media print {
    padding: 0;
    border: 0;
    font-size: var(--text-s);
    &[href^="/"]::after {
      content: ": " attr(href);
      color: var(--soft);
    }
  }
`;
