import { graphql, type HeadProps, type PageProps } from "gatsby";
import { TextPage } from "../components/pages/text-page";
import { tableOfContents } from "../markdown/table-of-contents";
import { organizationId } from "../seo/json-ld/ids";
import { authorNode } from "../seo/json-ld/site";
import { routes } from "../site/routes";
import { breadcrumbs } from "../site/breadcrumbs";
import { pageHead } from "./page-head";
import { required, toFigures, toSite } from "./query-to-props";

type Data = Queries.InformationTemplateQuery;

export default function InformationTemplate({ data }: PageProps<Data>) {
  const { htmlAst, ...page } = required(data.informationPage, "information page");
  return (
    <TextPage
      site={toSite(data.siteSettings)}
      page={{ ...page, tree: htmlAst, contents: tableOfContents(htmlAst as never), figures: toFigures(page) }}
    />
  );
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(data.siteSettings);
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
