import styled from "styled-components";
import { breadcrumbs } from "../../site/breadcrumbs";
import { Container } from "../layout/container";
import { Day } from "../primitives/day";
import { Layout } from "../layout/layout";
import { Markdown } from "../article/markdown";
import { PageHeading } from "../layout/page-heading";
import type { ClaimData, SiteData } from "../props";
import { ReadingGrid } from "../layout/reading-grid";

export interface LegalPageProps {
  readonly site: SiteData;
  readonly page: {
    readonly path: string;
    readonly title: string;
    readonly lastUpdated: string;
    readonly tree: unknown;
    readonly contents: readonly { readonly id: string; readonly text: string }[];
    readonly claims?: readonly ClaimData[];
  };
}

export function LegalPage({ site, page }: LegalPageProps) {
  return (
    <Layout site={site} path={page.path}>
      <Container>
        <ReadingGrid
          contents={page.contents}
          opening={
            <PageHeading title={page.title} breadcrumbs={breadcrumbs.page(page.title, page.path)}>
              <Updated>
                Last updated <Day date={page.lastUpdated} />
              </Updated>
            </PageHeading>
          }
        >
          <Markdown tree={page.tree} affiliateLink={site.affiliateLink} claims={page.claims} />
        </ReadingGrid>
      </Container>
    </Layout>
  );
}

const Updated = styled.p`
  color: var(--soft);
`;
