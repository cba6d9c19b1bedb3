import { graphql, type HeadProps, type PageProps } from "gatsby";
import { toBody, toSite } from "../components/content-to-props";
import { TextPage } from "../components/pages/text-page";
import { breadcrumbs } from "../site/breadcrumbs";
import { pageHead } from "./page-head";
import { required } from "./query-results";

type Data = Queries.LegalTemplateQuery;

export default function LegalTemplate({ data }: PageProps<Data>) {
  const page = required(data.legalPage, "legal page");
  return <TextPage site={toSite(required(data.siteSettings, "site settings"))} page={{ ...page, ...toBody(page), heading: page.title }} />;
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(required(data.siteSettings, "site settings"));
  const { path, title, metaDescription, lastUpdated, openGraphImage } = required(data.legalPage, "legal page");
  return pageHead({
    site,
    path,
    title: `${title} | ${site.brand}`,
    description: metaDescription,
    image: openGraphImage,
    breadcrumbs: breadcrumbs.page(title, path),
    links: { modified: lastUpdated },
  });
}

export const query = graphql`
  query LegalTemplate($id: String!) {
    siteSettings {
      ...SiteFields
    }
    legalPage(id: { eq: $id }) {
      path
      title
      metaDescription
      lastUpdated
      htmlAst
      figures
      claims {
        ...ClaimFields
      }
      openGraphImage {
        ...OpenGraphFields
      }
    }
  }
`;
