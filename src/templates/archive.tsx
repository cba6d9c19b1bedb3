import { graphql, type HeadProps, type PageProps } from "gatsby";
import { toCategory, toSite } from "../components/content-to-props";
import { ArchivePage } from "../components/pages/archive-page";
import { nodeId } from "../seo/json-ld/ids";
import { itemList } from "../seo/json-ld/lists";
import { routes } from "../site/routes";
import { breadcrumbs } from "../site/breadcrumbs";
import { pageHead } from "./page-head";
import { required } from "./query-results";

type Data = Queries.ArchiveTemplateQuery;

export default function ArchiveTemplate({ data }: PageProps<Data>) {
  return (
    <ArchivePage
      site={toSite(required(data.siteSettings, "site settings"))}
      categories={data.allCategory.nodes.map(toCategory)}
      posts={data.posts}
    />
  );
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(required(data.siteSettings, "site settings"));
  const { topics } = required(data.siteSettings, "site settings").blog;
  const path = routes.archive;
  const posts = data.posts.map((post) => ({ name: post.title, path: post.path }));
  return pageHead({
    site,
    path,
    title: `Every article, by category and month | ${site.brand}`,
    description: `The titles of all articles on ${topics}, by category and month.`,
    image: data.siteSettings?.openGraphImage,
    noindex: posts.length === 0,
    breadcrumbs: breadcrumbs.archive(),
    kind: "CollectionPage",
    links: { mainEntity: nodeId(site, path, "list") },
    nodes: [itemList(site, path, posts)],
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
