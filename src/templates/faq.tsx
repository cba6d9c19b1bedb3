import { graphql, type HeadProps, type PageProps } from "gatsby";
import { FaqPage } from "../components/pages/faq-page";
import { faqPage } from "../seo/json-ld/faq-page";
import { routes } from "../site/routes";
import { breadcrumbs } from "../site/breadcrumbs";
import { pageHead } from "./page-head";
import { toSite, withContent } from "./query-results";

type Data = Queries.FaqTemplateQuery;

export default function FaqTemplate({ data }: PageProps<Data>) {
  return <FaqPage site={toSite(data)} page={withContent("faq", data.faqPage)} />;
}

export function Head({ data }: HeadProps<Data>) {
  const page = withContent("faq", data.faqPage);
  const questions = page.groups.flatMap(({ entries }) => entries.map(({ question, answer }) => ({ question, answer: answer.text })));
  return pageHead({
    ...page,
    site: toSite(data),
    path: routes.faq,
    breadcrumbs: breadcrumbs.page("FAQ", routes.faq),
    nodes: [faqPage(questions)],
  });
}

export const query = graphql`
  query FaqTemplate {
    ...SiteFields
    faqPage {
      content
      openGraphImage {
        ...OpenGraphFields
      }
    }
  }
`;
