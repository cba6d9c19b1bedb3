import { graphql, type HeadProps, type PageProps } from "gatsby";
import { toHome, toReadingPaths } from "../components/content-to-props";
import { HomePage } from "../components/pages/home-page";
import { findFigure, type FigureData } from "../content-model/figures/figure-data";
import { siteNodes } from "../seo/json-ld/site";
import { routes } from "../site/routes";
import { pageHead } from "./page-head";
import { toEvidence, toSite, withContent, withPicture } from "./query-results";

type Data = Queries.HomeTemplateQuery;

export default function HomeTemplate({ data }: PageProps<Data>) {
  const page = withContent("home", data.homePage);
  const figures = page.figures as unknown as readonly FigureData[];
  return (
    <HomePage
      site={toSite(data)}
      sound={findFigure(figures, "sound", page.hero.sound ?? "")}
      page={toHome(page, toEvidence(data), withContent("faq", data.faqPage))}
      testimonials={data.allTestimonial.nodes}
      posts={data.posts.map(withPicture)}
      paths={toReadingPaths(data.readingPaths)}
    />
  );
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(data);
  return pageHead({ ...withContent("home", data.homePage), site, path: routes.home, nodes: siteNodes(site) });
}

export const query = graphql`
  query HomeTemplate($postIds: [String!]!) {
    ...SiteFields
    ...EvidenceFields
    ...ReadingPathsFields
    homePage {
      content
      openGraphImage {
        ...OpenGraphFields
      }
      figures
    }
    allTestimonial(sort: { position: ASC }) {
      nodes {
        name
        text
        sample
      }
    }
    faqPage {
      content
    }
    posts(ids: $postIds) {
      ...PostCardFields
    }
  }
`;
