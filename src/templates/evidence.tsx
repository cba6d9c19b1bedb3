import { graphql, type HeadProps, type PageProps } from "gatsby";
import { toClaimEntries, toPosterWork } from "../components/content-to-props";
import { EvidencePage } from "../components/pages/evidence-page";
import { breadcrumbs } from "../site/breadcrumbs";
import { formatWorkCount } from "../site/format-count";
import { routes } from "../site/routes";
import { pageHead } from "./page-head";
import { contentsOf, toSite, withContent } from "./query-results";

type Data = Queries.EvidenceTemplateQuery;

export default function EvidenceTemplate({ data }: PageProps<Data>) {
  const works = contentsOf<"reference">(data.allReference.nodes).map(toPosterWork);
  return (
    <EvidencePage
      {...withContent("evidence", data.evidencePage)}
      site={toSite(data)}
      works={works}
      claims={toClaimEntries(contentsOf<"claim">(data.allClaim.nodes), works)}
    />
  );
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
    evidencePage {
      content
      openGraphImage {
        ...OpenGraphFields
      }
      posterFiles {
        svg
        png
      }
    }
    allReference(sort: { key: ASC }) {
      nodes {
        content
      }
    }
    allClaim(sort: { key: ASC }) {
      nodes {
        content
      }
    }
  }
`;
