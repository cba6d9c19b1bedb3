import { graphql, type HeadProps, type PageProps } from "gatsby";
import { toMethodPoster } from "../components/content-to-props";
import { EvidenceMethodPage } from "../components/pages/evidence-method-page";
import { shortCitation } from "../content-model/citation";
import type { Reference } from "../content-model/types/reference";
import { breadcrumbs } from "../site/breadcrumbs";
import { formatCount, formatStudyCount, formatWorkCount } from "../site/format-count";
import { DESCRIPTION_LENGTH } from "../site/limits";
import { routes } from "../site/routes";
import { pageHead } from "./page-head";
import { contentsOf, required, toSite, withContent } from "./query-results";

type Data = Queries.EvidenceMethodTemplateQuery;
interface Context {
  readonly method: string;
}

/** A method with its works and the pages that cite them, newest first; undated ones last. */
function findMethod(data: Data, slug: string) {
  const evidence = withContent("evidence", data.evidencePage);
  const { citedReferences, heading } = required(data.reviewPage, "review");
  const pages = [{ title: heading, path: routes.review, citedReferences }, ...data.posts];
  const toYear = ({ year }: Reference) => Number(year) || 0;
  const works = contentsOf<"reference">(data.allReference.nodes)
    .map((work) => ({ ...work, citedBy: pages.filter((page) => page.citedReferences.includes(work.id)) }))
    .sort((a, b) => toYear(b) - toYear(a) || shortCitation(a).localeCompare(shortCitation(b), "en"));
  const method = evidence.methods.find((each) => each.slug === slug);
  return { method: required(method, "method"), works, poster: toMethodPoster({ ...evidence, works }, [slug]) };
}

export default function EvidenceMethodTemplate({ data, pageContext: { method } }: PageProps<Data, Context>) {
  return <EvidenceMethodPage site={toSite(data)} {...findMethod(data, method)} />;
}

/** As long as search results show; a long name leaves less room. */
function describeStudies(count: number, name: string): string {
  const head = `What ${formatStudyCount(count)} on ${name} found: effects with intervals, limits, evidence labels`;
  const whole = `${head} and the articles that cite them.`;
  return whole.length <= DESCRIPTION_LENGTH ? whole : `${head}.`;
}

const describeSources = (count: number): string =>
  `${formatCount(count, "page that is no study", "pages that aren’t studies")}: what each one says, what it can’t show, and the articles that cite it.`;

export function Head({ data, pageContext: { method } }: HeadProps<Data, Context>) {
  const site = toSite(data);
  const { works, ...found } = findMethod(data, method);
  const name = found.method.label;
  const path = routes.evidenceOf(method);
  const studies = works.filter(({ evidence }) => evidence).length;
  const title =
    studies > 0
      ? `${name}: what ${formatWorkCount(studies)} found`
      : `${name}: ${formatCount(works.length, "source", "sources")} on products`;
  return pageHead({
    site,
    path,
    title: title.length < 45 ? `${title} | ${site.brand}` : title,
    metaDescription: studies > 0 ? describeStudies(studies, name.toLowerCase()) : describeSources(works.length),
    openGraphImage: data.evidencePage?.openGraphImage,
    breadcrumbs: breadcrumbs.evidence({ name, path }),
  });
}

export const query = graphql`
  query EvidenceMethodTemplate($method: String!, $citingIds: [String!]!) {
    ...SiteFields
    evidencePage {
      content
      openGraphImage {
        ...OpenGraphFields
      }
    }
    reviewPage {
      heading
      citedReferences
    }
    posts(ids: $citingIds) {
      title
      path
      citedReferences
    }
    allReference(filter: { method: { eq: $method } }, sort: { key: ASC }) {
      nodes {
        content
      }
    }
  }
`;
