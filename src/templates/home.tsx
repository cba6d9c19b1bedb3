import { graphql, type HeadProps, type PageProps } from "gatsby";
import { toHome, toMethodPoster, toReadingPaths } from "../components/content-to-props";
import { HomePage } from "../components/pages/home-page";
import { findFigure, type FigureData } from "../content-model/figures/figure-data";
import { siteNodes } from "../seo/json-ld/site";
import { routes } from "../site/routes";
import { pageHead } from "./page-head";
import { required, toSite, withPicture } from "./query-results";

type Data = Queries.HomeTemplateQuery;

export default function HomeTemplate({ data }: PageProps<Data>) {
  const page = required(data.homePage, "home page");
  const figures = page.figures as unknown as readonly FigureData[];
  const questions = (data.faqPage?.groups ?? []).flatMap(({ entries }) => entries);
  return (
    <HomePage
      site={toSite(data)}
      sound={findFigure(figures, "sound", page.hero.sound ?? "")}
      works={data.allReference.nodes.filter(({ evidence }) => evidence).length}
      poster={toMethodPoster(required(data.evidencePage, "evidence page"), data.allReference.nodes, page.evidence?.methods)}
      page={toHome(page, data.allClaim.nodes)}
      testimonials={data.allTestimonial.nodes}
      posts={data.posts.map(withPicture)}
      paths={toReadingPaths(data.readingPaths)}
      questions={page.faq.entries.flatMap((id) => questions.filter((question) => question.id === id))}
    />
  );
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(data);
  return pageHead({ ...required(data.homePage, "home page"), site, path: routes.home, nodes: siteNodes(site) });
}

export const query = graphql`
  query HomeTemplate($postIds: [String!]!) {
    ...SiteFields
    ...EvidenceFields
    ...ReadingPathsFields
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
          limit
          claim
        }
      }
      evidence {
        heading
        intro
        methods
      }
      testimonials {
        heading
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
          ...QuestionFields
        }
      }
    }
    posts(ids: $postIds) {
      ...PostCardFields
    }
  }
`;
