import styled from "styled-components";
import { routes } from "../../site/routes";
import { logoPath } from "../../artwork/logo";
import { container, roundLines, media } from "../../styles/mixins";
import { CallToAction } from "../affiliate/call-to-action";
import { findPages, usePage } from "../page-context";
import type { LinkData } from "../props";

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

/**
 * Brand, links and call to action; on narrow screens a button opens them as a menu, with more links. An empty popover holds
 * the state. The links are outside of it, so a tap on one is a tap beside the popover, which closes it: after Back it is
 * closed. Escape closes it, too, and so does moving the focus into the page.
 */
export function SiteHeader() {
  const { site, path } = usePage();
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
        <Toggle type="button" popoverTarget="menu-open" aria-controls="menu">
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M3 7h18M3 12h18M3 17h18" />
            <path d="m5 5 14 14M19 5 5 19" />
          </svg>
          <span>Menu</span>
          <span>Close</span>
        </Toggle>
        <div id="menu-open" popover="auto" />
        <Navigation id="menu" aria-label="Main">
          {list(mainNavigation)}
          {list([...categories, ...findPages(site, routes.compare, routes.soundsPage, routes.print), ...moreNavigation])}
          <CallToAction label={site.headerLabel} pointing variant="bar" slot="header" />
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
    padding: 0;
    border: 0;
    pointer-events: none;
  }
  /* On paper only the name. */
  @media print {
    position: static;
  }
`;

/** What is shown while the menu is closed and while it is open: until the focus moves on into the page. */
const Inner = styled.div`
  --closed: inline;
  --opened: none;
  ${container}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: min(var(--space-5), 5vw);
  min-height: min(var(--header), 20vw);
  :root:not(:has(main :focus-visible, footer :focus-visible)) &:has(> :popover-open) {
    --closed: none;
    --opened: block;
    nav {
      visibility: visible;
      transition: none;
    }
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
  ${media.belowWide} {
    max-width: 15rem;
  }
  ${media.largeText} {
    font-size: var(--text-s);
    svg {
      display: none;
    }
  }
`;

/** Beside the brand, or the menu below it. */
const Navigation = styled.nav`
  li a {
    text-decoration: none;
  }
  li a[aria-current] {
    color: var(--ink);
    font-weight: 500;
    text-decoration: underline 2px;
    text-underline-offset: 0.6em;
  }
  /* Each link is as wide as its word, so that the gaps are equal and nothing shifts while the page and its font load. */
  ${media.medium} {
    display: grid;
    grid-template-columns: auto 16rem;
    align-items: center;
    gap: clamp(var(--space-5), 3vw, var(--space-6));
    > ul {
      display: grid;
      grid-template-columns: 2.7rem 3.25rem 2.05rem 2rem;
      gap: inherit;
    }
    ul + ul,
    small {
      display: none;
    }
    li a {
      display: block;
      padding-block: var(--space-3);
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
  /* Closed with a delay, so that a tap on a link still meets the link while the popover closes; then it costs no layout. */
  ${media.belowMedium} {
    position: absolute;
    inset: 100% 0 auto;
    max-height: calc(100vh - 100%);
    overflow-y: auto;
    padding: var(--space-3) var(--gutter) var(--space-5);
    border-block: 1px solid var(--line);
    background: var(--raised);
    visibility: hidden;
    display: var(--opened);
    transition:
      visibility 0s var(--quick),
      display 0s var(--quick) allow-discrete;
    li {
      border-bottom: 1px solid var(--line);
    }
    li a {
      display: flex;
      align-items: center;
      min-height: 48px;
      color: var(--ink);
    }
    ul + ul {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
      column-gap: var(--space-4);
      margin-block: var(--space-4);
      font-size: var(--text-n);
      li {
        border: 0;
      }
      a {
        align-items: start;
        padding-top: 0.75rem;
        line-height: 1.2;
        color: var(--soft);
      }
    }
    > a {
      display: block;
    }
  }
`;

/** The logo. Decorative, because the name is next to it. */
export function Logo({ logo }: { readonly logo: string | null | undefined }) {
  return (
    <Mark viewBox="0 0 40 24" width="40" height="24" aria-hidden="true">
      <path d={logoPath(logo)} />
    </Mark>
  );
}

const Mark = styled.svg`
  flex: none;
  ${roundLines}
`;

/** Opens and closes the menu of narrow screens. */
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
