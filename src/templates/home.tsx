import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { FeatureIconName } from "../components/primitives/feature-icon";
import { HomePage } from "../components/pages/home-page";
import { findFigure } from "../site/figures/figure-data";
import { routes } from "../site/routes";
import { pageHead } from "./page-head";
import { required, toClaims, toFigures, toPostCard, toProduct, toQuestion, toSite, withEvidence } from "./query-to-props";

type Data = Queries.HomeTemplateQuery;

export default function HomeTemplate({ data }: PageProps<Data>) {
  const page = required(data.homePage, "home page");
  const claims = toClaims(data.allClaim.nodes);
  const questions = (data.faqPage?.groups ?? []).flatMap(({ entries }) => entries.map(toQuestion));
  return (
    <HomePage
      site={toSite(data.siteSettings)}
      product={toProduct(data.product)}
      sound={findFigure(toFigures(page), "sound", page.hero.sound ?? "")}
      works={data.allReference.totalCount}
      page={{
        ...page,
        hero: { ...page.hero, known: page.hero.known && withEvidence([page.hero.known], claims)[0] },
        benefits: { ...page.benefits, items: withEvidence(page.benefits.items, claims) },
        features: { ...page.features, items: page.features.items.map((item) => ({ ...item, icon: item.icon as FeatureIconName })) },
      }}
      testimonials={data.allTestimonial.nodes}
      posts={data.posts.map(toPostCard)}
      sitePicture={data.sitePicture}
      questions={page.faq.entries.flatMap((id) => questions.filter((question) => question.id === id))}
    />
  );
}

export function Head({ data }: HeadProps<Data>) {
  const { title, metaDescription, openGraphImage } = required(data.homePage, "home page");
  return pageHead({ site: toSite(data.siteSettings), path: routes.home, title, description: metaDescription, image: openGraphImage });
}

export const query = graphql`
  query HomeTemplate($postIds: [String!]!, $traceIds: [String!]!) {
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
        known {
          text
          claim
        }
        sound
      }
      figures
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
          claim
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
    allClaim {
      nodes {
        ...ClaimFields
      }
    }
    allReference {
      totalCount
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
          ...QuestionFields
        }
      }
    }
    sitePicture(ids: $traceIds) {
      src
      width
      height
      count
    }
    posts(ids: $postIds) {
      ...PostCardFields
    }
  }
`;
