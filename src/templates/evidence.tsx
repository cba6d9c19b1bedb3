import { graphql, type HeadProps, type PageProps } from "gatsby";
import { EvidencePage } from "../components/pages/evidence-page";
import { nodeId } from "../seo/json-ld/ids";
import { itemList } from "../seo/json-ld/lists";
import { breadcrumbs } from "../site/breadcrumbs";
import { methodKeys, methods } from "../site/research";
import { routes } from "../site/routes";
import { pageHead } from "./page-head";
import { toClaimEntries, toSite, toWorkLinks } from "./to-props";

type Data = Queries.EvidenceTemplateQuery;

export default function EvidenceTemplate({ data }: PageProps<Data>) {
  const works = toWorkLinks(data.allReference.nodes);
  return <EvidencePage site={toSite(data.siteSettings)} works={works} claims={toClaimEntries(data.allClaim.nodes, works)} />;
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(data.siteSettings);
  const works = toWorkLinks(data.allReference.nodes);
  const used = methodKeys.filter((key) => works.some(({ method }) => method === key));
  return pageHead({
    site,
    path: routes.evidence,
    title: `The evidence: ${works.length} works and every claim, labeled`,
    description:
      "Studies and reviews on brainwave audio, brain training, sleep, exercise and learning, by method and outcome, and every claim of this site.",
    image: data.siteSettings?.openGraphImage,
    breadcrumbs: breadcrumbs.evidence(),
    kind: "CollectionPage",
    links: { mainEntity: nodeId(site, routes.evidence, "list") },
    nodes: [
      itemList(
        site,
        routes.evidence,
        used.map((key) => ({ name: methods[key], path: routes.evidenceOf(key) })),
      ),
    ],
  });
}

export const query = graphql`
  query EvidenceTemplate {
    siteSettings {
      ...SiteFields
      openGraphImage {
        ...OpenGraphFields
      }
    }
    allReference {
      nodes {
        ...WorkLinkFields
      }
    }
    allClaim {
      nodes {
        key
        claim
        says
        references
        evidence
        unknown
        checked
      }
    }
  }
`;
