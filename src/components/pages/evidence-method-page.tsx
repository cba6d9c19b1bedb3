import styled from "styled-components";
import { breadcrumbs } from "../../site/breadcrumbs";
import { routes } from "../../site/routes";
import { plainList } from "../../styles/mixins";
import { BackLink } from "../layout/back-link";
import { Layout } from "../layout/layout";
import { PageHeading } from "../layout/page-heading";
import { ReadingGrid } from "../layout/reading-grid";
import { VisuallyHidden } from "../primitives/visually-hidden";
import type { ResearchTopic, SiteData, Publication } from "../props";
import { formatWorkCount } from "./evidence/evidence-table";
import { WorkEntry } from "./evidence/work-entry";

export interface EvidenceMethodPageProps {
  readonly site: SiteData;
  readonly method: ResearchTopic;
  /** Methods that works are about. */
  readonly others: readonly ResearchTopic[];
  /** In the order of the page. */
  readonly works: readonly Publication[];
}

/** The works on one method, each with its finding, effects and limits and the articles that cite it. */
export function EvidenceMethodPage({ site, method, others, works }: EvidenceMethodPageProps) {
  const path = routes.evidenceOf(method.slug);
  const name = method.label;
  return (
    <Layout site={site} path={path}>
      <ReadingGrid
        contents={works.map(({ id, name: text }) => ({ id, text }))}
        opening={
          <PageHeading
            title={name}
            breadcrumbs={breadcrumbs.evidence({ name, path })}
            lead={`${formatWorkCount(works.length)}, newest first: what was found, how large it was, and why it does not prove more.`}
          />
        }
      >
        <section aria-label="Works">
          <VisuallyHidden as="h2">Works</VisuallyHidden>
          {works.map((work) => (
            <WorkEntry key={work.id} work={work} />
          ))}
        </section>
        <Others aria-label="Other methods">
          <ul>
            {others.map(({ slug, label }) => (
              <li key={slug}>
                <a href={`${routes.evidence}#${slug}`}>{label}</a>
              </li>
            ))}
          </ul>
          <BackLink to={routes.evidence} text="All works and claims" />
        </Others>
      </ReadingGrid>
    </Layout>
  );
}

const Others = styled.nav`
  margin-top: var(--space-7);
  ul {
    ${plainList}
    margin-bottom: var(--space-4);
    columns: 16rem;
  }
  li a {
    display: inline-block;
    padding-block: var(--space-1);
  }
`;
