import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArchivePage } from "../components/pages/archive-page";
import { descriptionOfPage, titleOfPage } from "../seo/page-metadata";
import { nodeId } from "../seo/json-ld/ids";
import { itemList } from "../seo/json-ld/lists";
import { routes } from "../site/routes";
import { breadcrumbs } from "../site/breadcrumbs";
import { pageHead } from "./page-head";
import { required, toCategory, toSite } from "./query-to-props";

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

export function Head({ data, pageContext: { year, pageNumber, years } }: HeadProps<Data, Context>) {
  const site = toSite(data.siteSettings);
  const { topics } = required(data.siteSettings, "site settings").blog;
  const path = routes.archive(year ?? undefined, pageNumber);
  const name = year ? `Every article of ${year}, by title` : "Every article, by category and month";
  const description = `${year ? `The titles of all articles of ${year}` : "The titles of all articles"} on ${topics}, by category and month.`;
  const posts = data.posts.map((post) => ({ name: post.title, path: post.path }));
  const entries = posts.length > 0 ? posts : years.map((entry) => ({ name: entry, path: routes.archive(entry) }));
  return pageHead({
    site,
    path,
    title: `${titleOfPage(name, pageNumber)} | ${site.brand}`,
    description: descriptionOfPage(description, pageNumber),
    image: data.siteSettings?.openGraphImage,
    noindex: entries.length === 0,
    breadcrumbs: breadcrumbs.archive(year ?? undefined, pageNumber),
    kind: "CollectionPage",
    links: { mainEntity: nodeId(site, path, "list") },
    nodes: [itemList(site, path, entries)],
  });
}

export const query = graphql`
  query ArchiveTemplate($postIds: [String!]!) {
    siteSettings {
      ...SiteFields
      blog {
        topics
      }
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
