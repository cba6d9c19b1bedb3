import { graphql, type HeadProps, type PageProps } from "gatsby";
import { EvidencePage } from "../components/pages/evidence-page";
import { breadcrumbs } from "../site/breadcrumbs";
import { formatWorkCount } from "../site/format-count";
import { routes } from "../site/routes";
import { pageHead } from "./page-head";
import { contentsOf, toEvidence, toSite, withContent } from "./query-results";

type Data = Queries.EvidenceTemplateQuery;

export default function EvidenceTemplate({ data }: PageProps<Data>) {
  return <EvidencePage {...toEvidence(data)} posterFiles={data.evidencePage?.posterFiles} site={toSite(data)} />;
}

export function Head({ data }: HeadProps<Data>) {
  const studies = contentsOf<"reference">(data.allReference.nodes).filter(({ evidence }) => evidence);
  return pageHead({
    ...withContent("evidence", data.evidencePage),
    site: toSite(data),
    path: routes.evidence,
    title: `The evidence: ${formatWorkCount(studies.length)} and every claim, labeled`,
    breadcrumbs: breadcrumbs.evidence(),
  });
}

export const query = graphql`
  query EvidenceTemplate {
    ...SiteFields
    ...EvidenceFields
    evidencePage {
      openGraphImage {
        ...OpenGraphFields
      }
      posterFiles {
        svg
        png
      }
    }
  }
`;
