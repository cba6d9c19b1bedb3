import styled from "styled-components";
import { breadcrumbs } from "../../site/breadcrumbs";
import { labelMeanings, labelsByMeter } from "../../site/evidence-labels";
import { routes } from "../../site/routes";
import { media } from "../../styles/media";
import { EvidenceMeter } from "../figures/evidence-meter";
import { Layout } from "../layout/layout";
import { PageHeading } from "../layout/page-heading";
import type { ClaimEntryData, ResearchTopic, SiteData, PublicationLink } from "../props";
import { ClaimList } from "./evidence/claim-list";
import { EvidenceTable } from "./evidence/evidence-table";

export interface EvidencePageProps {
  readonly site: SiteData;
  /** Said after the numbers of works and claims. */
  readonly note?: string | null | undefined;
  readonly methods: readonly ResearchTopic[];
  readonly outcomes: readonly ResearchTopic[];
  readonly works: readonly PublicationLink[];
  readonly claims: readonly ClaimEntryData[];
}

/** All works in a table of method and outcome, and all claims. */
export function EvidencePage({ site, note, methods, outcomes, works, claims }: EvidencePageProps) {
  const lead = `${works.length} works that this site rests on, those against as well as those for, and each of its ${claims.length} claims with what is not known.`;
  return (
    <Layout site={site} path={routes.evidence}>
      <PageHeading title="The evidence" breadcrumbs={breadcrumbs.evidence()} lead={note ? `${lead} ${note}` : lead}>
        <nav aria-label="On this page">
          <a href="#works">Works</a> · <a href="#claims">Claims</a>
        </nav>
      </PageHeading>
      <Section aria-labelledby="labels">
        <h2 id="labels">What the labels mean</h2>
        <Legend>
          {labelsByMeter.map((label) => (
            <div key={label}>
              <dt>
                <EvidenceMeter label={label} />
              </dt>
              <dd>{labelMeanings[label]}</dd>
            </div>
          ))}
        </Legend>
      </Section>
      <Section aria-labelledby="works">
        <h2 id="works">Works by method and outcome</h2>
        <EvidenceTable works={works} methods={methods} outcomes={outcomes} />
      </Section>
      <Section aria-labelledby="claims">
        <h2 id="claims">Every claim of this site</h2>
        <ClaimList claims={claims} />
      </Section>
    </Layout>
  );
}

const Section = styled.section`
  margin-bottom: var(--space-7);
  h2 {
    margin-bottom: var(--space-4);
  }
`;

const Legend = styled.dl`
  font-size: var(--text-n);
  div {
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--line);
    ${media.medium} {
      display: grid;
      grid-template-columns: 16rem 1fr;
    }
  }
  dt {
    font-weight: 600;
  }
  dd {
    color: var(--soft);
  }
`;
