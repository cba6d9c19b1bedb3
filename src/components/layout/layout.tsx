import type { PropsWithChildren } from "react";
import styled from "styled-components";
import { absoluteUrl } from "../../site/routes";
import { GlobalStyle } from "../../styles/global-style";
import { container, media } from "../../styles/mixins";
import { PageContext } from "../page-context";
import type { PageSite } from "../props";
import { BottomBar } from "./bottom-bar";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

interface LayoutProps {
  readonly site: PageSite;
  readonly path: string;
  /** Whether the page has a table of contents. */
  readonly hasContents?: boolean;
}

/** Everything around the content of a page. */
export function Layout({ site, path, hasContents = false, children }: PropsWithChildren<LayoutProps>) {
  return (
    <PageContext value={{ site, path }}>
      <GlobalStyle />
      <SkipLink href="#content">Skip to content</SkipLink>
      {/* Above the header, before the first paid link. It cannot be closed. */}
      <Disclosure aria-label="Affiliate disclosure">
        <p>{site.disclosure}</p>
        {/* Buttons are not printed. */}
        <p>
          {site.footerDisclosure} Printed from {absoluteUrl(site.url, path)}
        </p>
      </Disclosure>
      <SiteHeader />
      <Content>
        <Main id="content" tabIndex={-1}>
          {children}
        </Main>
        <BottomBar hasContents={hasContents} />
      </Content>
      <SiteFooter />
    </PageContext>
  );
}

const SkipLink = styled.a`
  position: absolute;
  z-index: 3;
  padding: var(--space-3) var(--space-4);
  background: var(--raised);
  &:not(:focus) {
    translate: 0 -100%;
  }
`;

const Disclosure = styled.aside`
  p {
    ${container}
    padding-block: var(--space-1);
    line-height: 1.35;
  }
  @media screen {
    border-bottom: 1px solid var(--line);
    background: var(--sunken);
    p + p {
      display: none;
    }
  }
  @media print {
    p:first-child {
      display: none;
    }
  }
`;

/** The content and the range of the bottom bar, which ends below it. */
const Content = styled.div`
  --content-bottom: var(--space-8);
  position: relative;
  ${media.belowMedium} {
    --content-bottom: max(var(--bar), var(--space-8));
  }
  @media screen {
    padding-bottom: var(--content-bottom);
  }
`;

const Main = styled.main`
  ${container}
`;
