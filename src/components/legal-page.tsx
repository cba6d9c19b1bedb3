import styled from "styled-components";
import { trails } from "../site/trails";
import { Contained } from "./contained";
import { Day } from "./day";
import { Layout } from "./layout";
import { Markdown } from "./markdown";
import { PageHeading } from "./page-heading";
import type { ClaimData, SiteData } from "./props";
import { ReadingGrid } from "./reading-grid";

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
      <Contained>
        <ReadingGrid
          contents={page.contents}
          opening={
            <PageHeading title={page.title} trail={trails.page(page.title, page.path)}>
              <Updated>
                Last updated <Day date={page.lastUpdated} />
              </Updated>
            </PageHeading>
          }
        >
          <Markdown tree={page.tree} affiliateLink={site.affiliateLink} claims={page.claims} />
        </ReadingGrid>
      </Contained>
    </Layout>
  );
}

const Updated = styled.p`
  color: var(--soft);
`;
