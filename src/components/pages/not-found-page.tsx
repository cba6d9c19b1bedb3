import styled, { keyframes } from "styled-components";
import { routes } from "../../site/routes";
import { openingColumns } from "../layout/reading-grid";
import { fullBleed, darkPanel, plainList, media } from "../../styles/mixins";
import { Layout } from "../layout/layout";
import { ButtonLink } from "../primitives/button-link";
import { linkItems } from "../primitives/links";
import type { LinkData, PageSite } from "../props";

export function NotFoundPage({ site, newest }: { readonly site: PageSite; readonly newest: readonly LinkData[] }) {
  return (
    <Layout site={site} path={routes.notFound}>
      <Texts>
        <Code>404</Code>
        <h1>Page Not Found</h1>
        <p>Sorry, the page you are looking for could not be found.</p>
        <p>It was here once, or never was. Nothing on your side is broken.</p>
        <ButtonLink href={routes.home}>Go back to Homepage</ButtonLink>
        <Signal>
          <svg viewBox="450 0 300 120" aria-hidden="true">
            <path d="M-1000 60H555c7 0 8-26 15-26s8 52 15 52 9-78 17-78 9 104 17 104 8-52 15-52H2200" pathLength="1" />
          </svg>
        </Signal>
      </Texts>
      <h2>Newest articles</h2>
      <List>{linkItems([...newest, { path: routes.archive, title: "Every article by title" }])}</List>
    </Layout>
  );
}

const Texts = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  margin-bottom: var(--space-6);
  padding-top: var(--space-7);
  ${media.wide} {
    grid-template-columns: ${openingColumns};
    padding-bottom: var(--space-7);
  }
  h1 + p {
    margin-top: var(--space-2);
    font-size: var(--text-l);
  }
  p + p {
    margin-bottom: var(--space-3);
    color: var(--soft);
  }
`;

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`;

/** A flat line with one blip, from edge to edge or from the texts to the edge: it reaches out of its view box. */
const Signal = styled.div`
  ${darkPanel}
  ${fullBleed}
  justify-self: stretch;
  margin-top: var(--space-6);
  svg {
    width: 100%;
    height: 7rem;
    fill: none;
    stroke: var(--trace);
    stroke-width: 2;
  }
  ${media.wide} {
    grid-area: 1 / 2 / span 5;
    margin-block: calc(-1 * var(--space-7));
    margin-left: var(--space-7);
    svg {
      height: 100%;
    }
  }
  ${media.motion} {
    path {
      stroke-dasharray: 1;
      animation: ${draw} 3s ease-out;
    }
  }
`;

const Code = styled.p`
  color: var(--soft);
  font: 450 var(--head-m) / 1 var(--serif);
  font-variant-numeric: lining-nums;
`;

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: 0 var(--space-6);
  margin-top: var(--space-3);
  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
  li {
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--line);
    line-height: 1.4;
    text-wrap: balance;
  }
`;
