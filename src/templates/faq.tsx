import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DocumentHead } from "../components/document-head";
import { FaqPage } from "../components/faq-page";
import { graph } from "../seo/graph";
import { pieceId } from "../seo/pieces/ids";
import { faqPage } from "../seo/pieces/questions";
import { sitePieces } from "../seo/pieces/site";
import { breadcrumb, webPage } from "../seo/pieces/web-page";
import { routes } from "../site/routes";
import { trails } from "../site/trails";
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
          webPage(site, page, "WebPage", { mainEntity: pieceId(site, routes.faq, "faq") }),
          breadcrumb(site, trails.page("FAQ", routes.faq)),
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
