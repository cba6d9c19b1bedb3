import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DocumentHead } from "../components/layout/document-head";
import { FaqPage } from "../components/pages/faq-page";
import { graph } from "../seo/json-ld/graph";
import { nodeId } from "../seo/json-ld/ids";
import { faqPage } from "../seo/json-ld/questions";
import { siteNodes } from "../seo/json-ld/site";
import { breadcrumb, webPage } from "../seo/json-ld/web-page";
import { routes } from "../site/routes";
import { breadcrumbs } from "../site/breadcrumbs";
import { toMetadata, toQuestion, toSite } from "./to-props";

type Data = Queries.FaqTemplateQuery;

export default function FaqTemplate({ data }: PageProps<Data>) {
  const { heading, intro, groups } = pageOf(data);
  return (
    <FaqPage
      site={toSite(data.siteSettings)}
      page={{
        heading,
        intro,
        groups: groups.map((group) => ({ id: group.id, heading: group.heading, questions: group.entries.map(toQuestion) })),
      }}
    />
  );
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(data.siteSettings);
  const { title, metaDescription: description, groups } = pageOf(data);
  const page = { path: routes.faq, title, description };
  const questions = groups.flatMap(({ entries }) => entries.map(({ question, answer }) => ({ question, answer: answer.text })));
  return (
    <DocumentHead
      metadata={{
        ...toMetadata(data.siteSettings),
        ...page,
        type: "website",
        image: pageOf(data).openGraphImage,
        graph: graph([
          ...siteNodes(site),
          webPage(site, page, "WebPage", { mainEntity: nodeId(site, routes.faq, "faq") }),
          breadcrumb(site, breadcrumbs.page("FAQ", routes.faq)),
          faqPage(site, routes.faq, questions),
        ]),
      }}
    />
  );
}

function pageOf({ faqPage: page }: Data): NonNullable<Data["faqPage"]> {
  if (!page) throw new Error("there is no FAQ page");
  return page;
}

export const query = graphql`
  query FaqTemplate {
    siteSettings {
      ...SiteFields
    }
    faqPage {
      title
      metaDescription
      openGraphImage {
        ...OpenGraphFields
      }
      heading
      intro
      groups {
        id
        heading
        entries {
          id
          question
          answer {
            text
            linkText
            linkTo
          }
        }
      }
    }
  }
`;
