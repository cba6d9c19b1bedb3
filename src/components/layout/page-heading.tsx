import type { ReactNode } from "react";
import styled from "styled-components";
import type { Crumb } from "../../site/breadcrumbs";
import { softText, media } from "../../styles/mixins";
import { NamingText } from "../affiliate/paid-link";

interface PageHeadingProps {
  readonly title: string;
  readonly breadcrumbs: readonly Crumb[];
  readonly lead?: string | undefined;
  readonly children?: ReactNode;
}

/** Breadcrumb, h1 and lead of a page. */
export function PageHeading({ title, breadcrumbs, lead, children }: PageHeadingProps) {
  return (
    <Header>
      <Breadcrumb items={breadcrumbs} />
      <h1>
        <NamingText text={title} />
      </h1>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </Header>
  );
}

const Header = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-block: var(--space-5) var(--space-6);
  ${media.medium} {
    padding-top: var(--space-6);
  }
`;

const Lead = styled.p`
  max-width: 40rem;
  color: var(--soft);
  font-size: var(--text-l);
  line-height: 1.5;
`;

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
