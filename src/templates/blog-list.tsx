import { graphql, type HeadProps, type PageProps } from "gatsby";
import { toReadingPaths } from "../components/content-to-props";
import { BlogListPage } from "../components/pages/blog-list-page";
import { routes } from "../site/routes";
import { breadcrumbs } from "../site/breadcrumbs";
import { pageHead } from "./page-head";
import { toSite, withPicture } from "./query-results";

type Data = Queries.BlogListTemplateQuery;
interface Context {
  readonly pageNumber: number;
  readonly pageCount: number;
}

export default function BlogListTemplate({ data, pageContext }: PageProps<Data, Context>) {
  return (
    <BlogListPage
      site={toSite(data)}
      category={data.category}
      posts={data.posts.map(withPicture)}
      paths={toReadingPaths(data.readingPaths)}
      {...pageContext}
    />
  );
}

export function Head({ data, pageContext: { pageNumber } }: HeadProps<Data, Context>) {
  const site = toSite(data);
  const { category } = data;
  const path = category ? routes.category(category.slug, pageNumber) : routes.blogPage(pageNumber);
  const isFirst = pageNumber === 1;
  const name = category ? category.label : isFirst ? `Blog on ${site.blog.subject}` : "Blog";
  const description = category
    ? `Articles on ${category.label}. ${category.description}`
    : `Articles on ${site.blog.topics}, each with its references and what they can and cannot show.`;
  return pageHead({
    site,
    path,
    title: `${name}${isFirst ? "" : `, page ${pageNumber}`} | ${site.brand}`,
    metaDescription: `${description}${isFirst ? "" : ` Page ${pageNumber}.`}`,
    openGraphImage: (category ?? site).openGraphImage,
    noindex: data.posts.length === 0,
    breadcrumbs: category ? breadcrumbs.category(category, pageNumber) : breadcrumbs.blog(pageNumber),
  });
}

export const query = graphql`
  query BlogListTemplate($postIds: [String!]!, $categoryId: String) {
    ...SiteFields
    ...ReadingPathsFields
    category(id: { eq: $categoryId }) {
      ...CategoryFields
      openGraphImage {
        ...OpenGraphFields
      }
    }
    posts(ids: $postIds) {
      ...PostCardFields
    }
  }
`;
