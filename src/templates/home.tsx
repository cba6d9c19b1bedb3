import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DocumentHead } from "../components/layout/document-head";
import type { FeatureIconName } from "../components/primitives/feature-icon";
import { HomePage } from "../components/pages/home-page";
import { graph } from "../seo/json-ld/graph";
import { siteNodes } from "../seo/json-ld/site";
import { webPage } from "../seo/json-ld/web-page";
import { routes } from "../site/routes";
import { toMetadata, toPostCard, toProduct, toQuestion, toSite } from "./to-props";

type Data = Queries.HomeTemplateQuery;

export default function HomeTemplate({ data }: PageProps<Data>) {
  const page = pageOf(data);
  const questions = (data.faqPage?.groups ?? []).flatMap(({ entries }) => entries.map(toQuestion));
  return (
    <HomePage
      site={toSite(data.siteSettings)}
      product={toProduct(data.product)}
      page={{
        ...page,
        features: { ...page.features, items: page.features.items.map((item) => ({ ...item, icon: item.icon as FeatureIconName })) },
      }}
      testimonials={data.allTestimonial.nodes}
      posts={data.posts.map(toPostCard)}
      questions={page.faq.entries.flatMap((id) => questions.filter((question) => question.id === id))}
    />
  );
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(data.siteSettings);
  const { title, metaDescription: description } = pageOf(data);
  const page = { path: routes.home, title, description };
  return (
    <DocumentHead
      metadata={{
        ...toMetadata(data.siteSettings),
        ...page,
        type: "website",
        image: pageOf(data).openGraphImage,
        graph: graph([...siteNodes(site), webPage(site, page, "WebPage")]),
      }}
    />
  );
}

function pageOf({ homePage }: Data): NonNullable<Data["homePage"]> {
  if (!homePage) throw new Error("there is no home page");
  return homePage;
}

export const query = graphql`
  query HomeTemplate($postIds: [String!]!) {
    siteSettings {
      ...SiteFields
    }
    product {
      ...ProductFields
    }
    homePage {
      title
      metaDescription
      openGraphImage {
        ...OpenGraphFields
      }
      hero {
        headline
        emphasis
        lead
        primaryLabel
        secondaryLabel
      }
      features {
        heading
        items {
          title
          description
          icon
        }
      }
      benefits {
        heading
        intro
        items {
          title
          text
        }
      }
      testimonials {
        heading
        note
      }
      posts {
        heading
        intro
      }
      faq {
        heading
        entries
      }
      closing {
        heading
        text
        label
        note
      }
    }
    allTestimonial(sort: { position: ASC }) {
      nodes {
        name
        text
        sample
      }
    }
    faqPage {
      groups {
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
    posts(ids: $postIds) {
      ...PostCardFields
    }
  }
`;
