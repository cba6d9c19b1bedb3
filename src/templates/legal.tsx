import { graphql, type HeadProps, type PageProps } from "gatsby";
import { TextPage } from "../components/pages/text-page";
import { tableOfContents } from "../markdown/table-of-contents";
import { breadcrumbs } from "../site/breadcrumbs";
import { pageHead } from "./page-head";
import { required, toClaims, toFigures, toSite } from "./query-to-props";

type Data = Queries.LegalTemplateQuery;

export default function LegalTemplate({ data }: PageProps<Data>) {
  const { path, title, lastUpdated, htmlAst, claims, ...page } = required(data.legalPage, "legal page");
  return (
    <TextPage
      site={toSite(data.siteSettings)}
      page={{
        path,
        heading: title,
        lastUpdated,
        tree: htmlAst,
        contents: tableOfContents(htmlAst as never),
        claims: toClaims(claims),
        figures: toFigures(page),
      }}
    />
  );
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(data.siteSettings);
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
