import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArticlePage } from "../components/article-page";
import { DocumentHead } from "../components/document-head";
import { tableOfContents } from "../markdown/table-of-contents";
import { graph } from "../seo/graph";
import { blogPosting, topic } from "../seo/pieces/article";
import { pieceId } from "../seo/pieces/ids";
import { faqPage } from "../seo/pieces/questions";
import { authorPiece, sitePieces } from "../seo/pieces/site";
import { breadcrumb, webPage } from "../seo/pieces/web-page";
import { trails } from "../site/trails";
import { toCategory, toClaims, toLink, toMetadata, toPicture, toPostCard, toProduct, toReferences, toSite } from "./to-props";

type Data = Queries.PostTemplateQuery;

export default function PostTemplate({ data }: PageProps<Data>) {
  const post = postOf(data);
  return (
    <ArticlePage
      site={toSite(data.siteSettings)}
      product={toProduct(data.product)}
      post={{
        path: post.path,
        markdownCopy: post.markdownCopy,
        title: post.title,
        notice: post.notice,
        date: post.date,
        updated: post.updated,
        changes: post.changes,
        readingMinutes: post.readingMinutes,
        category: toCategory(post.category),
        ...toPicture(post),
        tree: post.htmlAst,
        contents: tableOfContents(post.htmlAst as never),
        questions: post.faq.map(({ question, answer }, index) => ({ id: `question-${index + 1}`, question, answer })),
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
  const image = post.sharingPicture;
  const picture = toPicture(post).picture.images.fallback?.src;
  const page = { path, title, description };
  return (
    <DocumentHead
      metadata={{
        ...toMetadata(data.siteSettings),
        ...page,
        type: "article",
        noindex: Boolean(post.notice),
        image,
        article: { published: post.date, modified: post.updated ?? post.date, section: post.category.label, author: site.author },
        alternates: [{ type: "text/markdown", title: "This article as Markdown", path: post.markdownCopy }],
        graph: graph([
          ...sitePieces(site),
          authorPiece(site),
          webPage(site, page, "WebPage", { mainEntity: pieceId(site, path, "article") }),
          breadcrumb(site, trails.post(post.category, title, path)),
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
      notice
      metaDescription
      date
      updated
      changes
      markdownCopy
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
      sharingPicture {
        ...SharingFields
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
