import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArticlePage } from "../components/pages/article-page";
import { tableOfContents } from "../markdown/table-of-contents";
import { blogPosting, topic } from "../seo/json-ld/article";
import { nodeId } from "../seo/json-ld/ids";
import { faqPage } from "../seo/json-ld/lists";
import { authorNode } from "../seo/json-ld/site";
import { breadcrumbs } from "../site/breadcrumbs";
import { latestDay } from "../site/dates";
import { pageHead } from "./page-head";
import {
  required,
  toArticleQuestions,
  toFigures,
  toCategory,
  toClaims,
  toLink,
  toPicture,
  toPostCard,
  toProduct,
  toReferences,
  toSite,
} from "./query-to-props";

type Data = Queries.PostTemplateQuery;

export default function PostTemplate({ data }: PageProps<Data>) {
  const { htmlAst, category, faq, citedReferences, references, claims, ...post } = required(data.post, "article");
  return (
    <ArticlePage
      site={toSite(data.siteSettings)}
      product={toProduct(data.product)}
      post={{
        ...post,
        ...toPicture(post),
        category: toCategory(category),
        tree: htmlAst,
        contents: tableOfContents(htmlAst as never),
        questions: toArticleQuestions(faq),
        references: toReferences(citedReferences, references),
        claims: toClaims(claims),
        figures: toFigures(post),
      }}
      related={data.related.map(toPostCard)}
      newer={toLink(data.newer)}
      older={toLink(data.older)}
    />
  );
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(data.siteSettings);
  const post = required(data.post, "article");
  const { path, title, metaDescription: description, inShort, date, updated, checked, category, words, openGraphImage } = post;
  const picture = toPicture(post).picture.images.fallback?.src;
  return pageHead({
    site,
    path,
    title,
    description,
    image: openGraphImage,
    noindex: Boolean(post.statusLabel),
    article: { published: date, modified: latestDay(date, updated, checked), section: category.label, author: site.author },
    alternates: [{ type: "text/markdown", title: "This article as Markdown", path: post.markdownExport }],
    breadcrumbs: breadcrumbs.post(category, title, path),
    links: { mainEntity: nodeId(site, path, "article") },
    relatedNodes: [authorNode(site)],
    nodes: [
      topic(site, category),
      blogPosting(site, {
        path,
        title,
        description,
        abstract: inShort,
        date,
        updated,
        checked,
        category,
        words,
        images: [openGraphImage.path, picture ?? ""].filter(Boolean),
        citations: toReferences(post.citedReferences, post.references),
      }),
      faqPage(site, path, post.faq),
    ],
  });
}

export const query = graphql`
  query PostTemplate($id: String!, $newerId: String, $olderId: String, $relatedIds: [String!]!) {
    siteSettings {
      ...SiteFields
    }
    product {
      ...ProductFields
    }
    post(id: { eq: $id }) {
      path
      title
      statusLabel
      inShort
      metaDescription
      date
      updated
      checked
      changes
      markdownExport
      words
      readingMinutes
      htmlAst
      figures
      citedReferences
      faq {
        question
        answer
      }
      category {
        ...CategoryFields
      }
      references {
        ...ReferenceFields
      }
      claims {
        ...ClaimFields
      }
      ...PictureFields
      openGraphImage {
        ...OpenGraphFields
      }
    }
    related: posts(ids: $relatedIds) {
      ...PostCardFields
    }
    newer: post(id: { eq: $newerId }) {
      ...PostLinkFields
    }
    older: post(id: { eq: $olderId }) {
      ...PostLinkFields
    }
  }
`;
