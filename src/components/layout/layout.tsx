import type { PropsWithChildren } from "react";
import styled from "styled-components";
import { GlobalStyle } from "../../styles/global-style";
import { container } from "../../styles/mixins";
import { PaidLinkProvider } from "../affiliate/paid-link";
import { SiteFooter } from "./site-footer";
import { SiteHeader, type SiteHeaderProps } from "./site-header";

/** Everything around the content of a page. */
export function Layout({ site, path, children }: PropsWithChildren<SiteHeaderProps>) {
  return (
    <PaidLinkProvider site={site} page={path}>
      <GlobalStyle />
      <SkipLink href="#content">Skip to content</SkipLink>
      {/* Above the header, before the first paid link. It cannot be closed. */}
      <Disclosure aria-label="Affiliate disclosure">
        <p>{site.disclosure}</p>
      </Disclosure>
      <SiteHeader site={site} path={path} />
      <main id="content" tabIndex={-1}>
        <Container>{children}</Container>
      </main>
      <SiteFooter site={site} />
    </PaidLinkProvider>
  );
}

const SkipLink = styled.a`
  position: absolute;
  z-index: 3;
  left: var(--space-3);
  top: -4rem;
  padding: var(--space-3) var(--space-4);
  background: var(--raised);
  color: var(--ink);
  &:focus {
    top: var(--space-3);
  }
`;

const Disclosure = styled.aside`
  border-bottom: 1px solid var(--line);
  background: var(--sunken);
  p {
    ${container}
    padding-block: var(--space-2);
    font-size: var(--text-m);
    line-height: 1.4;
  }
  @media print {
    border-bottom: 0;
  }
`;

const Container = styled.div`
  ${container}
`;
