import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DocumentHead } from "../components/document-head";
import { FaqPage } from "../components/faq-page";
import { breadcrumb, faqPage, graph, pieceId, sitePieces, webPage } from "../seo/json-ld";
import { routes } from "../site/routes";
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
        image: pageOf(data).sharingPicture,
        graph: graph([
          ...sitePieces(site),
          webPage(site, page, "WebPage", pieceId(site, routes.faq, "faq")),
          breadcrumb(site, routes.faq, [{ name: "FAQ", path: routes.faq }]),
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
      sharingPicture {
        ...SharingFields
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
