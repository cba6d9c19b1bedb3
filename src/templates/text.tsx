import { graphql, type HeadProps, type PageProps } from "gatsby";
import { toBody } from "../components/content-to-props";
import { TextPage } from "../components/pages/text-page";
import { itemList } from "../seo/json-ld/item-list";
import { authorNode } from "../seo/json-ld/site";
import { routes } from "../site/routes";
import { breadcrumbs } from "../site/breadcrumbs";
import { latestDay } from "../site/dates";
import { pageHead } from "./page-head";
import { toSite, withContent, withText } from "./query-results";

type Data = Queries.TextTemplateQuery;

/** A page about the site, or a legal page, whose title is its heading. */
function findPage(data: Data) {
  if (data.informationPage) return withText("about", data.informationPage);
  const page = withText("legal", data.legalPage);
  return { ...page, heading: page.title, title: `${page.title} | ${toSite(data).brand}` };
}

export default function TextTemplate({ data }: PageProps<Data>) {
  const page = findPage(data);
  // Of the page, or of what it lists.
  const lastUpdated = latestDay(page.lastUpdated, ...data.changed.map(({ updated }) => updated));
  return (
    <TextPage
      site={toSite(data)}
      page={{ ...page, ...toBody(page), lastUpdated }}
      changed={data.changed.map((post) => withContent("post", post))}
    />
  );
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(data);
  const page = findPage(data);
  const tables = toBody(page).figures.flatMap((figure) => (figure.type === "products" ? figure.products : []));
  const products = [...new Set(tables.map(({ name }) => name))];
  return pageHead({
    ...page,
    site,
    breadcrumbs: breadcrumbs.page(page.heading, page.path),
    nodes: [...(page.path === routes.about ? [authorNode(site)] : []), ...(products.length > 0 ? [itemList(products)] : [])],
  });
}

export const query = graphql`
  query TextTemplate($id: String!, $postIds: [String!]!) {
    ...SiteFields
    informationPage(id: { eq: $id }) {
      content
      path
      ...TextFields
    }
    changed: posts(ids: $postIds) {
      content
      path
      updated
    }
    legalPage(id: { eq: $id }) {
      content
      path
      ...TextFields
    }
  }
`;
