import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DocumentHead } from "../components/layout/document-head";
import { InformationPage } from "../components/pages/information-page";
import { tableOfContents } from "../markdown/table-of-contents";
import { graph } from "../seo/json-ld/graph";
import { organizationId } from "../seo/json-ld/ids";
import { authorNode, siteNodes } from "../seo/json-ld/site";
import { breadcrumb, webPage } from "../seo/json-ld/web-page";
import { routes } from "../site/routes";
import { breadcrumbs } from "../site/breadcrumbs";
import { toMetadata, toSite } from "./to-props";

type Data = Queries.InformationTemplateQuery;

export default function InformationTemplate({ data }: PageProps<Data>) {
  const { htmlAst, ...page } = pageOf(data);
  return (
    <InformationPage site={toSite(data.siteSettings)} page={{ ...page, tree: htmlAst, contents: tableOfContents(htmlAst as never) }} />
  );
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(data.siteSettings);
  const { path, title, heading, metaDescription: description, lastUpdated, openGraphImage } = pageOf(data);
  const page = { path, title, description };
  const isAbout = path === routes.about;
  return (
    <DocumentHead
      metadata={{
        ...toMetadata(data.siteSettings),
        ...page,
        type: "website",
        image: openGraphImage,
        graph: graph([
          ...siteNodes(site),
          ...(isAbout ? [authorNode(site)] : []),
          webPage(site, page, isAbout ? "AboutPage" : "WebPage", {
            modified: lastUpdated,
            ...(isAbout ? { mainEntity: organizationId(site) } : {}),
          }),
          breadcrumb(site, breadcrumbs.page(heading, path)),
        ]),
      }}
    />
  );
}

function pageOf({ informationPage }: Data): NonNullable<Data["informationPage"]> {
  if (!informationPage) throw new Error("the text of this page is gone");
  return informationPage;
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
      openGraphImage {
        ...OpenGraphFields
      }
    }
  }
`;
