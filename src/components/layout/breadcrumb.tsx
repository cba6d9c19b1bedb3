import type { ReactNode } from "react";
import styled from "styled-components";
import { softText } from "../../styles/mixins";
import type { Crumb } from "../../site/breadcrumbs";

/** Links from home to the page itself, which is text; `last` replaces its name. */
export function Breadcrumb({ items, last }: { readonly items: readonly Crumb[]; readonly last?: ReactNode }) {
  return (
    <Nav aria-label="Breadcrumb">
      <ol>
        {items.slice(0, -1).map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li>{last ?? <span aria-current="page">{items.at(-1)?.name}</span>}</li>
      </ol>
    </Nav>
  );
}

const Nav = styled.nav`
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    line-height: 2;
    ${softText}
  }
  /* Where a line ends, the mark stays with the item before it. */
  li:not(:last-child)::after {
    content: "/" / "";
    margin-left: var(--space-2);
    color: var(--edge);
  }
  a:not([data-palette]) {
    color: var(--soft);
    text-decoration-color: var(--line);
  }
`;
