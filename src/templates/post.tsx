import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArticlePage } from "../components/pages/article-page";
import { DocumentHead } from "../components/layout/document-head";
import { tableOfContents } from "../markdown/table-of-contents";
import { graph } from "../seo/json-ld/graph";
import { blogPosting, topic } from "../seo/json-ld/article";
import { nodeId } from "../seo/json-ld/ids";
import { faqPage } from "../seo/json-ld/questions";
import { authorNode, siteNodes } from "../seo/json-ld/site";
import { breadcrumb, webPage } from "../seo/json-ld/web-page";
import { breadcrumbs } from "../site/breadcrumbs";
import {
  toArticleQuestions,
  toCategory,
  toClaims,
  toLink,
  toMetadata,
  toPicture,
  toPostCard,
  toProduct,
  toReferences,
  toSite,
} from "./to-props";

type Data = Queries.PostTemplateQuery;

export default function PostTemplate({ data }: PageProps<Data>) {
  const post = postOf(data);
  return (
    <ArticlePage
      site={toSite(data.siteSettings)}
      product={toProduct(data.product)}
      post={{
        path: post.path,
        markdownExport: post.markdownExport,
        title: post.title,
        statusLabel: post.statusLabel,
        date: post.date,
        updated: post.updated,
        changes: post.changes,
        readingMinutes: post.readingMinutes,
        category: toCategory(post.category),
        ...toPicture(post),
        tree: post.htmlAst,
        contents: tableOfContents(post.htmlAst as never),
        questions: toArticleQuestions(post.faq),
        references: toReferences(post.citedWorks, post.references),
        claims: toClaims(post.claims),
      }}
      related={data.related.map(toPostCard)}
      newer={toLink(data.newer)}
      older={toLink(data.older)}
    />
  );
}

export function Head({ data }: HeadProps<Data>) {
  const site = toSite(data.siteSettings);
  const post = postOf(data);
  const { path, title, metaDescription: description } = post;
  const image = post.openGraphImage;
  const picture = toPicture(post).picture.images.fallback?.src;
  const page = { path, title, description };
  return (
    <DocumentHead
      metadata={{
        ...toMetadata(data.siteSettings),
        ...page,
        type: "article",
        noindex: Boolean(post.statusLabel),
        image,
        article: { published: post.date, modified: post.updated ?? post.date, section: post.category.label, author: site.author },
        alternates: [{ type: "text/markdown", title: "This article as Markdown", path: post.markdownExport }],
        graph: graph([
          ...siteNodes(site),
          authorNode(site),
          webPage(site, page, "WebPage", { mainEntity: nodeId(site, path, "article") }),
          breadcrumb(site, breadcrumbs.post(post.category, title, path)),
          topic(site, post.category),
          blogPosting(site, {
            ...page,
            date: post.date,
            updated: post.updated,
            category: post.category,
            words: post.words,
            images: [image.path, picture ?? ""].filter(Boolean),
            citations: toReferences(post.citedWorks, post.references),
          }),
          faqPage(site, path, post.faq),
        ]),
      }}
    />
  );
}

function postOf({ post }: Data): NonNullable<Data["post"]> {
  if (!post) throw new Error("the article of this page is gone");
  return post;
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
      metaDescription
      date
      updated
      changes
      markdownExport
      words
      readingMinutes
      htmlAst
      citedWorks
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
