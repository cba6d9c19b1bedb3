import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArchivePage } from "../components/pages/archive-page";
import { routes } from "../site/routes";
import { breadcrumbs } from "../site/breadcrumbs";
import { pageHead } from "./page-head";
import { toSite } from "./query-results";

type Data = Queries.ArchiveTemplateQuery;

export default function ArchiveTemplate({ data }: PageProps<Data>) {
  return <ArchivePage site={toSite(data)} posts={data.posts} />;
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(data);
  return pageHead({
    site,
    path: routes.archive,
    title: `Every article, by category | ${site.brand}`,
    metaDescription: `The titles of all articles on ${site.blog.topics}, by category.`,
    openGraphImage: site.openGraphImage,
    noindex: data.posts.length === 0,
    breadcrumbs: breadcrumbs.archive(),
  });
}

export const query = graphql`
  query ArchiveTemplate($postIds: [String!]!) {
    ...SiteFields
    posts(ids: $postIds) {
      path
      title
      statusLabel
      categorySlug
    }
  }
`;
