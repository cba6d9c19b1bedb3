import { graphql, type HeadProps, type PageProps } from "gatsby";
import { toCategory } from "../components/content-to-props";
import { NotFoundPage } from "../components/pages/not-found-page";
import { routes } from "../site/routes";
import { pageHead } from "../templates/page-head";
import { toSite } from "../templates/query-results";

type Data = Queries.NotFoundPageQuery;

export default function NotFound({ data }: PageProps<Data>) {
  return <NotFoundPage site={toSite(data)} categories={data.allCategory.nodes.map(toCategory)} newest={data.allPost.nodes} />;
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(data);
  return pageHead({
    site,
    path: routes.notFound,
    title: `404: Page Not Found | ${site.brand}`,
    description: "The page you are looking for could not be found. Find the newest articles and the way back to the home page here.",
    noindex: true,
  });
}

export const query = graphql`
  query NotFoundPage {
    ...SiteFields
    allCategory(sort: { position: ASC }) {
      nodes {
        ...CategoryFields
      }
    }
    allPost(sort: [{ date: DESC }, { slug: ASC }], limit: 11) {
      nodes {
        path
        title
        statusLabel
        date
        categorySlug
      }
    }
  }
`;
