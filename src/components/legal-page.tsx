import styled from "styled-components";
import { Column, Contained } from "./contained";
import { Day } from "./day";
import { Layout } from "./layout";
import { Markdown } from "./markdown";
import { PageHeading } from "./page-heading";
import type { SiteData } from "./props";

export interface LegalPageProps {
  readonly site: SiteData;
  readonly page: { readonly path: string; readonly title: string; readonly lastUpdated: string; readonly tree: unknown };
}

export function LegalPage({ site, page }: LegalPageProps) {
  return (
    <Layout site={site} path={page.path}>
      <Contained>
        <Column>
          <PageHeading title={page.title}>
            <Updated>
              Last updated <Day date={page.lastUpdated} />
            </Updated>
          </PageHeading>
          <Markdown tree={page.tree} affiliateLink={site.affiliateLink} />
        </Column>
      </Contained>
    </Layout>
  );
}

const Updated = styled.p`
  color: var(--soft);
`;
