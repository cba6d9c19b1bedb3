import styled from "styled-components";
import { routes } from "../../site/routes";
import { media } from "../../styles/media";
import { container, notPrinted } from "../../styles/mixins";
import { findPages } from "./find-pages";
import { Logo } from "./logo";
import { MenuButton, whenOpen } from "./menu-button";
import { CallToAction } from "../affiliate/call-to-action";
import type { LinkData, PageSite } from "../props";

const mainNavigation: readonly LinkData[] = [
  { title: "Home", path: routes.home },
  { title: "Review", path: routes.review },
  { title: "Blog", path: routes.blog },
  { title: "FAQ", path: routes.faq },
];

/** Further links of the menu. */
const moreNavigation: readonly LinkData[] = [
  { title: "The evidence", path: routes.evidence },
  { title: "Every article", path: routes.archive },
];

/** Whether a page belongs to the page that a link leads to, as articles and lists do to the blog. */
const isCurrent = (to: string, path: string): boolean => to !== routes.home && path.startsWith(to);

export interface SiteHeaderProps {
  readonly site: PageSite;
  readonly path: string;
}

/**
 * Brand, links and call to action; on narrow screens a button opens them as a menu, with more links. An empty popover holds
 * the state. The links are outside of it, so a tap on one is a tap beside the popover, which closes it: after Back it is
 * closed. Escape closes it, too, and so does moving the focus into the page.
 */
export function SiteHeader({ site, path }: SiteHeaderProps) {
  const list = (links: readonly LinkData[]) => (
    <ul>
      {links.map((link) => (
        <li key={link.path}>
          <a href={link.path} aria-current={link.path === path ? "page" : isCurrent(link.path, path) || undefined}>
            {link.title}
          </a>
        </li>
      ))}
    </ul>
  );
  const categories = site.categories.map(({ label, path }) => ({ title: label, path }));
  return (
    <Bar>
      <Inner>
        <Brand href={routes.home}>
          <Logo logo={site.logo} />
          {site.brand}
        </Brand>
        <MenuButton />
        <div id="menu-open" popover="auto" />
        <Navigation id="menu" aria-label="Main">
          {list(mainNavigation)}
          {list([...categories, ...findPages(site, routes.compare, routes.soundsPage, routes.print), ...moreNavigation])}
          <CallToAction label={site.headerLabel} pointing size="medium" variant="bar" slot="header" note="Paid link" />
        </Navigation>
      </Inner>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 2;
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  /* Above pictures that move to another page. */
  view-transition-name: header;
  [popover] {
    width: 0;
    height: 0;
    padding: 0;
    border: 0;
    overflow: hidden;
    pointer-events: none;
  }
  li a {
    border-bottom: 2px solid transparent;
    text-decoration: none;
    /* Forced colors make a transparent border visible, which would mark every link. */
    @media (forced-colors: active) {
      border-color: Canvas;
    }
  }
  li a[aria-current] {
    border-color: var(--ink);
    color: var(--ink);
    font-weight: 500;
  }
  /* On paper only the name. */
  @media print {
    position: static;
    border-bottom: 2px solid var(--ink);
    button {
      display: none;
    }
  }
`;

const Inner = styled.div`
  ${container}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-5);
  min-height: var(--header);
  ${media.largeText} {
    gap: var(--space-2);
    min-height: 0;
  }
  @media print {
    min-height: 0;
  }
`;

const Brand = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  padding-block: var(--space-1);
  color: var(--ink);
  font: 450 min(var(--text-l), 5.4vw) / 1.15 var(--serif);
  letter-spacing: -0.01em;
  text-decoration: none;
  text-wrap: balance;
  /* Always two lines, whether or not the web font and the rest of the header have loaded. */
  max-width: 15rem;
  ${media.wide} {
    max-width: none;
  }
  @media print {
    max-width: none;
  }
  ${media.largeText} {
    font-size: var(--text-s);
    line-height: 1.05;
    svg {
      display: none;
    }
  }
`;

/** Beside the brand, or the menu below it. */
const Navigation = styled.nav`
  ul + ul,
  small {
    ${media.medium} {
      display: none;
    }
  }
  /* Each link is as wide as its word, so that the gaps are equal and nothing shifts while the page and its font load. */
  ${media.medium} {
    --gap: var(--space-5);
    display: grid;
    grid-template-columns: auto 16rem;
    align-items: center;
    gap: var(--gap);
    > ul {
      display: grid;
      grid-template-columns: 2.7rem 3.25rem 2.05rem 2rem;
      gap: var(--gap);
    }
    li a {
      display: block;
      padding: var(--space-3) 0 calc(var(--space-3) - 2px);
      color: var(--soft);
      font-size: var(--text-n);
      /* Also in a fallback font that is wider than the link. */
      white-space: nowrap;
      &:hover {
        color: var(--ink);
      }
    }
    /* Not centered: the finger would move while the label is still loading. */
    > a {
      padding-inline: var(--space-4) 0;
      text-align: left;
      white-space: nowrap;
    }
  }
  ${media.wide} {
    --gap: var(--space-6);
  }
  /* Closed with a delay, so that a tap on a link still meets the link while the popover closes; then it costs no layout. */
  ${media.belowMedium} {
    position: absolute;
    inset: 100% 0 auto;
    max-height: calc(100vh - 100%);
    overflow-y: auto;
    padding: var(--space-3) var(--gutter) var(--space-5);
    border-block: 1px solid var(--line);
    background: var(--raised);
    box-shadow: var(--shadow);
    visibility: hidden;
    transition: visibility 0s var(--quick);
    @supports (transition-behavior: allow-discrete) {
      display: none;
      transition:
        visibility 0s var(--quick),
        display 0s var(--quick) allow-discrete;
    }
    ${whenOpen} & {
      display: block;
      visibility: visible;
      transition: none;
    }
    ul {
      margin-bottom: var(--space-4);
    }
    li {
      border-bottom: 1px solid var(--line);
    }
    li a {
      display: inline-flex;
      align-items: center;
      width: 100%;
      min-height: 48px;
      color: var(--ink);
    }
    ul + ul {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
      column-gap: var(--space-4);
      font-size: var(--text-n);
      li {
        border: 0;
      }
      a {
        min-height: 44px;
        line-height: 1.2;
        color: var(--soft);
      }
    }
    > a {
      display: block;
    }
  }
  ${notPrinted}
`;
