import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DocumentHead } from "../components/layout/document-head";
import { LegalPage } from "../components/pages/legal-page";
import { tableOfContents } from "../markdown/table-of-contents";
import { graph } from "../seo/json-ld/graph";
import { siteNodes } from "../seo/json-ld/site";
import { breadcrumb, webPage } from "../seo/json-ld/web-page";
import { breadcrumbs } from "../site/breadcrumbs";
import { toClaims, toMetadata, toSite } from "./to-props";

type Data = Queries.LegalTemplateQuery;

export default function LegalTemplate({ data }: PageProps<Data>) {
  const { path, title, lastUpdated, htmlAst, claims } = pageOf(data);
  return (
    <LegalPage
      site={toSite(data.siteSettings)}
      page={{ path, title, lastUpdated, tree: htmlAst, contents: tableOfContents(htmlAst as never), claims: toClaims(claims) }}
    />
  );
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(data.siteSettings);
  const { path, title, metaDescription: description, lastUpdated } = pageOf(data);
  const page = { path, title: `${title} | ${site.brand}`, description };
  return (
    <DocumentHead
      metadata={{
        ...toMetadata(data.siteSettings),
        ...page,
        type: "website",
        image: pageOf(data).openGraphImage,
        graph: graph([
          ...siteNodes(site),
          webPage(site, page, "WebPage", { modified: lastUpdated }),
          breadcrumb(site, breadcrumbs.page(title, path)),
        ]),
      }}
    />
  );
}

function pageOf({ legalPage }: Data): NonNullable<Data["legalPage"]> {
  if (!legalPage) throw new Error("the legal text of this page is gone");
  return legalPage;
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
      claims {
        ...ClaimFields
      }
      openGraphImage {
        ...OpenGraphFields
      }
    }
  }
`;
