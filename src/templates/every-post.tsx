import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DocumentHead } from "../components/document-head";
import { EveryPostPage } from "../components/every-post-page";
import { graph } from "../seo/graph";
import { descriptionOfPage, titleOfPage } from "../seo/page-metadata";
import { pieceId } from "../seo/pieces/ids";
import { itemList } from "../seo/pieces/list";
import { sitePieces } from "../seo/pieces/site";
import { breadcrumb, webPage } from "../seo/pieces/web-page";
import { routes } from "../site/routes";
import { trails } from "../site/trails";
import { toCategory, toMetadata, toSite } from "./to-props";

type Data = Queries.EveryPostTemplateQuery;
interface Context {
  readonly year: string | null;
  readonly pageNumber: number;
  readonly pageCount: number;
  readonly years: readonly string[];
  readonly counts: readonly number[];
}

export default function EveryPostTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const { year, pageNumber, pageCount, years, counts } = pageContext;
  return (
    <EveryPostPage
      site={toSite(data.siteSettings)}
      categories={data.allCategory.nodes.map(toCategory)}
      posts={data.posts}
      year={year}
      pageNumber={pageNumber}
      pageCount={pageCount}
      years={years.map((entry, index) => ({ year: entry, count: counts[index] ?? 0 }))}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const site = toSite(data.siteSettings);
  const { pageNumber, years } = pageContext;
  const year = pageContext.year ?? undefined;
  const path = routes.allPosts(year, pageNumber);
  const page = {
    path,
    title: `${titleOfPage(year ? `Every article of ${year}, by title` : "Every article, by category and month", pageNumber)} | ${site.brand}`,
    description: descriptionOfPage(
      `${year ? `The titles of all articles of ${year}` : "The titles of all articles"} on focus, memory, mental clarity, sleep and brainwave audio, by category and month.`,
      pageNumber,
    ),
  };
  const entries =
    data.posts.length > 0
      ? data.posts.map((post) => ({ name: post.title, path: post.path }))
      : years.map((entry) => ({ name: entry, path: routes.allPosts(entry) }));
  return (
    <DocumentHead
      metadata={{
        ...toMetadata(data.siteSettings),
        ...page,
        type: "website",
        image: data.siteSettings?.sharingPicture,
        noindex: entries.length === 0,
        graph: graph([
          ...sitePieces(site),
          webPage(site, page, "CollectionPage", { mainEntity: pieceId(site, path, "list") }),
          breadcrumb(site, trails.allPosts(year, pageNumber)),
          itemList(site, path, entries),
        ]),
      }}
    />
  );
}

export const query = graphql`
  query EveryPostTemplate($postIds: [String!]!) {
    siteSettings {
      ...SiteFields
      sharingPicture {
        ...SharingFields
      }
    }
    allCategory(sort: { position: ASC }) {
      nodes {
        ...CategoryFields
      }
    }
    posts(ids: $postIds) {
      path
      title
      notice
      date
      categorySlug
    }
  }
`;
