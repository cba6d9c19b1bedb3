import { graphql, type HeadProps, type PageProps } from "gatsby";
import { toArticle } from "../components/content-to-props";
import { ArticlePage } from "../components/pages/article-page";
import { blogPosting } from "../seo/json-ld/article";
import { faqPage } from "../seo/json-ld/faq-page";
import { breadcrumbs } from "../site/breadcrumbs";
import { latestDay } from "../site/dates";
import { files } from "../site/routes";
import { pageHead } from "./page-head";
import { toSite, withContent, withPicture, withText } from "./query-results";

type Data = Queries.PostTemplateQuery;

export default function PostTemplate({ data }: PageProps<Data>) {
  return (
    <ArticlePage site={toSite(data)} post={toArticle(withPicture(withText("post", data.post)))} related={data.related.map(withPicture)} />
  );
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(data);
  const post = withContent("post", data.post);
  const { path, title, date, updated, checked, category, openGraphImage } = post;
  const picture = withPicture(post).picture.images.fallback?.src;
  return pageHead({
    ...post,
    site,
    noindex: Boolean(post.statusLabel),
    article: { published: date, modified: latestDay(date, updated, checked), author: site.author },
    markdown: files.markdownExport(post.slug),
    breadcrumbs: breadcrumbs.post(category, title, path),
    nodes: [blogPosting(site, { ...post, images: [openGraphImage.path, picture ?? ""].filter(Boolean) }), faqPage(post.faq)],
  });
}

export const query = graphql`
  query PostTemplate($id: String!, $relatedIds: [String!]!) {
    ...SiteFields
    post(id: { eq: $id }) {
      content
      path
      statusLabel
      updated
      readingMinutes
      category {
        ...CategoryFields
      }
      ...PictureFields
      readingPaths {
        ...ReadingPathFields
      }
      ...TextFields
    }
    related: posts(ids: $relatedIds) {
      ...PostCardFields
    }
  }
`;
