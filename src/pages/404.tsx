import { graphql, type HeadProps, type PageProps } from "gatsby";
import { NotFoundPage } from "../components/pages/not-found-page";
import { routes } from "../site/routes";
import { pageHead } from "../templates/page-head";
import { toSite } from "../templates/query-results";

type Data = Queries.NotFoundPageQuery;

export default function NotFound({ data }: PageProps<Data>) {
  return <NotFoundPage site={toSite(data)} newest={data.allPost.nodes} />;
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(data);
  return pageHead({
    site,
    path: routes.notFound,
    title: `404: Page Not Found | ${site.brand}`,
    metaDescription: "The page you are looking for could not be found. Find the newest articles and the way back to the home page here.",
    noindex: true,
  });
}

export const query = graphql`
  query NotFoundPage {
    ...SiteFields
    allPost(sort: [{ date: DESC }, { slug: ASC }], limit: 11) {
      nodes {
        path
        title
      }
    }
  }
`;
