import { graphql, type HeadProps, type PageProps } from "gatsby";
import { toHome, toMethodPoster, toReadingPaths } from "../components/content-to-props";
import { HomePage } from "../components/pages/home-page";
import { findFigure, type FigureData } from "../content-model/figures/figure-data";
import { siteNodes } from "../seo/json-ld/site";
import { routes } from "../site/routes";
import { pageHead } from "./page-head";
import { contentsOf, toSite, withContent, withPicture } from "./query-results";

type Data = Queries.HomeTemplateQuery;

export default function HomeTemplate({ data }: PageProps<Data>) {
  const page = withContent("home", data.homePage);
  const works = contentsOf<"reference">(data.allReference.nodes);
  const figures = page.figures as unknown as readonly FigureData[];
  const questions = withContent("faq", data.faqPage).groups.flatMap(({ entries }) => entries);
  return (
    <HomePage
      site={toSite(data)}
      sound={findFigure(figures, "sound", page.hero.sound ?? "")}
      works={works.filter(({ evidence }) => evidence).length}
      poster={toMethodPoster(withContent("evidence", data.evidencePage), works, page.evidence?.methods)}
      page={toHome(page, contentsOf<"claim">(data.allClaim.nodes))}
      testimonials={data.allTestimonial.nodes}
      posts={data.posts.map(withPicture)}
      paths={toReadingPaths(data.readingPaths)}
      questions={page.faq.entries.flatMap((id) => questions.filter((question) => question.id === id))}
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
