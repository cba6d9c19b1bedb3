import styled from "styled-components";
import { media } from "../../styles/media";
import { notPrinted } from "../../styles/mixins";

export interface TableOfContentsProps {
  readonly entries: readonly { readonly id: string; readonly text: string }[];
}

/** Links to the headings: collapsed on narrow screens, open beside the text on wide ones. */
export function TableOfContents({ entries }: TableOfContentsProps) {
  return (
    <Nav aria-label="Contents">
      <details>
        <summary>Contents</summary>
        <ol>
          {entries.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </Nav>
  );
}

const Nav = styled.nav`
  border-block: 1px solid var(--line);
  font-size: var(--text-n);
  line-height: 1.4;
  summary {
    padding-block: var(--space-3);
    font-weight: 600;
  }
  ol {
    margin: 0;
    padding: 0 0 var(--space-3);
    list-style: none;
  }
  li a {
    display: block;
    padding-block: var(--space-2);
    color: var(--soft);
    text-decoration: none;
    &:hover {
      color: var(--link);
      text-decoration: underline;
    }
  }
  ${media.wide} {
    position: sticky;
    top: calc(var(--header) + var(--space-6));
    border-bottom: 0;
    summary {
      list-style: none;
      pointer-events: none;
    }
    summary::-webkit-details-marker {
      display: none;
    }
    details::details-content {
      content-visibility: visible;
      display: block;
      height: auto;
    }
    li {
      border-top: 1px solid var(--line);
    }
  }
  ${notPrinted}
`;
