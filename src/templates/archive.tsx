import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DocumentHead } from "../components/layout/document-head";
import { ArchivePage } from "../components/pages/archive-page";
import { graph } from "../seo/json-ld/graph";
import { descriptionOfPage, titleOfPage } from "../seo/page-metadata";
import { nodeId } from "../seo/json-ld/ids";
import { itemList } from "../seo/json-ld/list";
import { siteNodes } from "../seo/json-ld/site";
import { breadcrumb, webPage } from "../seo/json-ld/web-page";
import { routes } from "../site/routes";
import { breadcrumbs } from "../site/breadcrumbs";
import { toCategory, toMetadata, toSite } from "./to-props";

type Data = Queries.ArchiveTemplateQuery;
interface Context {
  readonly year: string | null;
  readonly pageNumber: number;
  readonly pageCount: number;
  readonly years: readonly string[];
  readonly counts: readonly number[];
}

export default function ArchiveTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const { year, pageNumber, pageCount, years, counts } = pageContext;
  return (
    <ArchivePage
      site={toSite(data.siteSettings)}
      categories={data.allCategory.nodes.map(toCategory)}
      posts={data.posts}
      year={year}
      pageNumber={pageNumber}
      pageCount={pageCount}
      years={years.map((entry, index) => ({ year: entry, count: counts[index] ?? 0 }))}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const site = toSite(data.siteSettings);
  const { pageNumber, years } = pageContext;
  const year = pageContext.year ?? undefined;
  const path = routes.archive(year, pageNumber);
  const page = {
    path,
    title: `${titleOfPage(year ? `Every article of ${year}, by title` : "Every article, by category and month", pageNumber)} | ${site.brand}`,
    description: descriptionOfPage(
      `${year ? `The titles of all articles of ${year}` : "The titles of all articles"} on focus, memory, mental clarity, sleep and brainwave audio, by category and month.`,
      pageNumber,
    ),
  };
  const entries =
    data.posts.length > 0
      ? data.posts.map((post) => ({ name: post.title, path: post.path }))
      : years.map((entry) => ({ name: entry, path: routes.archive(entry) }));
  return (
    <DocumentHead
      metadata={{
        ...toMetadata(data.siteSettings),
        ...page,
        type: "website",
        image: data.siteSettings?.openGraphImage,
        noindex: entries.length === 0,
        graph: graph([
          ...siteNodes(site),
          webPage(site, page, "CollectionPage", { mainEntity: nodeId(site, path, "list") }),
          breadcrumb(site, breadcrumbs.archive(year, pageNumber)),
          itemList(site, path, entries),
        ]),
      }}
    />
  );
}

export const query = graphql`
  query ArchiveTemplate($postIds: [String!]!) {
    siteSettings {
      ...SiteFields
      openGraphImage {
        ...OpenGraphFields
      }
    }
    allCategory(sort: { position: ASC }) {
      nodes {
        ...CategoryFields
      }
    }
    posts(ids: $postIds) {
      path
      title
      statusLabel
      date
      categorySlug
    }
  }
`;
