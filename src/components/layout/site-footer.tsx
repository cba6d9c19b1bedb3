import styled from "styled-components";
import { omitPlaceholder } from "../../site/placeholders";
import { routes } from "../../site/routes";
import { container, lazyLayout, media } from "../../styles/mixins";
import { Logo } from "./site-header";
import { findPages, usePage } from "../page-context";
import { joined, linkItems, textLink } from "../primitives/links";
import type { LinkData } from "../props";

const quickLinks: readonly LinkData[] = [
  { title: "Home", path: routes.home },
  { title: "Product Review", path: routes.review },
  { title: "Blog", path: routes.blog },
  { title: "FAQ", path: routes.faq },
];

const aboutLinks: readonly LinkData[] = [
  { title: "About this site", path: routes.about },
  { title: "Evidence", path: routes.evidence },
  { title: "Editorial policy", path: routes.editorialPolicy },
];
/** Linked below them, if the site has them. */
const morePages = [routes.compare, routes.soundsPage, routes.glossary, routes.print, routes.corrections] as const;

/** Brand, tagline and publisher; quick links; legal links; affiliate disclosure. */
export function SiteFooter() {
  const { site } = usePage();
  const publisher = omitPlaceholder(site.publisher.name);
  const place = omitPlaceholder(site.publisher.place);
  return (
    <Footer>
      <Columns>
        <div>
          <p className="brand">
            <Logo logo={site.logo} />
            {site.brand}
          </p>
          <p>{site.tagline}</p>
          <p>
            {/* Where a line ends, the dot stays with the link before it. */}
            {joined("\u00a0· ", [...aboutLinks, ...findPages(site, ...morePages)].map(textLink))}
          </p>
          {publisher && (
            <p>
              Published by {publisher}
              {place && `, ${place}`}
            </p>
          )}
        </div>
        <LinkColumn heading="Quick Links" links={quickLinks} />
        <LinkColumn heading="Legal" links={site.legalPages} />
        <div>
          <strong>Affiliate Disclosure</strong>
          <p>
            {site.footerDisclosure} <a href={site.disclosurePage.path}>More information on the {site.disclosurePage.title} page</a>
          </p>
        </div>
        <p>
          {site.copyright} Write to us: <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
        </p>
      </Columns>
    </Footer>
  );
}

function LinkColumn({ heading, links }: { readonly heading: string; readonly links: readonly LinkData[] }) {
  return (
    <nav aria-label={heading}>
      <strong>{heading}</strong>
      <ul>{linkItems(links)}</ul>
    </nav>
  );
}

const Footer = styled.footer`
  ${lazyLayout("42rem")}
  padding-block: var(--space-7) var(--space-6);
  border-top: 1px solid var(--line);
  background: var(--sunken);
  font-size: var(--text-n);
  line-height: 1.55;
  strong {
    display: block;
    margin-bottom: var(--space-2);
  }
  p + p {
    margin-top: var(--space-3);
  }
  li a {
    display: inline-block;
    padding-block: 0.3rem;
    color: var(--ink);
    text-decoration-color: var(--edge);
  }
`;

const Columns = styled.div`
  ${container}
  display: grid;
  /* The two lists of links are beside each other, unless the text is large. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr));
  gap: var(--space-6);
  > :not(nav) {
    grid-column: 1 / -1;
  }
  .brand {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    margin-bottom: var(--space-3);
    font: 450 var(--text-l) / 1.15 var(--serif);
  }
  ${media.medium} {
    grid-template-columns: 2fr 1fr 1fr;
    column-gap: var(--space-7);
    > div:first-child {
      grid-column: auto;
    }
  }
  ${media.wide} {
    grid-template-columns: 2fr 1fr 1fr 2fr;
    > div {
      grid-column: auto;
    }
  }
  > p {
    color: var(--soft);
    font-size: var(--text-s);
  }
`;
