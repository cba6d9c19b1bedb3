import type { ReactNode } from "react";
import styled from "styled-components";
import { GlobalStyle } from "../../styles/global-style";
import { container } from "../../styles/mixins";
import { DisclosureLine } from "../affiliate/disclosure-line";
import { PaidLinkProvider } from "../affiliate/paid-link";
import type { SiteData } from "../props";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

export interface LayoutProps {
  readonly site: SiteData;
  /** Path of the page, to mark the current link in the header. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Everything around the content of a page. */
export function Layout({ site, path, children }: LayoutProps) {
  return (
    <PaidLinkProvider site={site} page={path}>
      <GlobalStyle />
      <SkipLink href="#content">Skip to content</SkipLink>
      <DisclosureLine text={site.disclosure} />
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

const Container = styled.div`
  ${container}
`;
