import { graphql, type HeadProps, type PageProps } from "gatsby";
import { toBody, toSite } from "../components/content-to-props";
import { TextPage } from "../components/pages/text-page";
import { organizationId } from "../seo/json-ld/ids";
import { authorNode } from "../seo/json-ld/site";
import { routes } from "../site/routes";
import { breadcrumbs } from "../site/breadcrumbs";
import { pageHead } from "./page-head";
import { required } from "./query-results";

type Data = Queries.InformationTemplateQuery;

export default function InformationTemplate({ data }: PageProps<Data>) {
  const page = required(data.informationPage, "information page");
  return <TextPage site={toSite(required(data.siteSettings, "site settings"))} page={{ ...page, ...toBody(page) }} />;
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(required(data.siteSettings, "site settings"));
  const { path, title, heading, metaDescription, lastUpdated, openGraphImage } = required(data.informationPage, "information page");
  const isAbout = path === routes.about;
  return pageHead({
    site,
    path,
    title,
    description: metaDescription,
    image: openGraphImage,
    breadcrumbs: breadcrumbs.page(heading, path),
    kind: isAbout ? "AboutPage" : "WebPage",
    links: { modified: lastUpdated, mainEntity: isAbout ? organizationId(site) : undefined },
    relatedNodes: isAbout ? [authorNode(site)] : [],
  });
}

export const query = graphql`
  query InformationTemplate($id: String!) {
    siteSettings {
      ...SiteFields
    }
    informationPage(id: { eq: $id }) {
      path
      title
      metaDescription
      heading
      lead
      lastUpdated
      htmlAst
      figures
      openGraphImage {
        ...OpenGraphFields
      }
    }
  }
`;
