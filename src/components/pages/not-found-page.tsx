import styled from "styled-components";
import { routes } from "../../site/routes";
import { ButtonLink } from "../primitives/button-link";
import { Layout } from "../layout/layout";
import type { LinkData, SiteData } from "../props";

export interface NotFoundPageProps {
  readonly site: SiteData;
  /** Newest articles. */
  readonly newest: readonly LinkData[];
}

export function NotFoundPage({ site, newest }: NotFoundPageProps) {
  return (
    <Layout site={site} path={routes.notFound}>
      <FlatLine viewBox="0 0 600 90" preserveAspectRatio="xMinYMid" aria-hidden="true">
        <path d="M0 46h90q8-70 16 0t16 0 16 0q8 60 16 0t16 0q4-20 8 0t8 0h402" />
      </FlatLine>
      <Code>404</Code>
      <Texts>
        <h1>Page Not Found</h1>
        <p>Sorry, the page you are looking for could not be found.</p>
        <p>The signal was here once, or never was. Nothing on your side is broken.</p>
        <ButtonLink href={routes.home}>Go back to Homepage</ButtonLink>
        <h2>Newest articles</h2>
        <ul>
          {newest.map(({ to, text }) => (
            <li key={to}>
              <a href={to}>{text}</a>
            </li>
          ))}
          <li>
            <a href={routes.archive()}>Every article by title</a>
          </li>
        </ul>
      </Texts>
    </Layout>
  );
}

const FlatLine = styled.svg`
  width: 100%;
  max-height: 7rem;
  margin-top: var(--space-6);
  fill: none;
  color: var(--alpha);
  stroke: currentColor;
  @media (forced-colors: active) {
    color: CanvasText;
  }
  stroke-width: 2;
`;

const Code = styled.p`
  color: var(--soft);
  font: 450 var(--head-xl) / 1.1 var(--serif);
  font-variant-numeric: lining-nums;
`;

const Texts = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  h2 {
    margin-top: var(--space-5);
  }
  ul {
    margin: 0;
    padding-left: 1.2em;
  }
  li + li {
    margin-top: var(--space-2);
  }
`;
