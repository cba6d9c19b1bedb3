import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArticlePage } from "../components/article-page";
import { DocumentHead } from "../components/document-head";
import { tableOfContents } from "../markdown/table-of-contents";
import { blogPosting, breadcrumb, faqPage, graph, pieceId, sitePieces, webPage } from "../seo/json-ld";
import { routes } from "../site/routes";
import { citationText, toCategory, toLink, toMetadata, toPicture, toPostCard, toProduct, toReferences, toSite } from "./to-props";

type Data = Queries.PostTemplateQuery;

export default function PostTemplate({ data }: PageProps<Data>) {
  const post = postOf(data);
  return (
    <ArticlePage
      site={toSite(data.siteSettings)}
      product={toProduct(data.product)}
      post={{
        path: post.path,
        title: post.title,
        date: post.date,
        updated: post.updated,
        readingMinutes: post.readingMinutes,
        category: toCategory(post.category),
        picture: toPicture(post.cover),
        pictureAlt: post.imageAlt ?? "",
        tree: post.htmlAst,
        contents: tableOfContents(post.htmlAst as never),
        questions: post.faq.map(({ question, answer }, index) => ({ id: `question-${index + 1}`, question, answer })),
        references: toReferences(post.citedWorks, post.references),
      }}
      related={data.related.nodes.map(toPostCard)}
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
  const page = { path, title, description };
  return (
    <DocumentHead
      metadata={{
        ...toMetadata(data.siteSettings),
        ...page,
        type: "article",
        image,
        article: { published: post.date, modified: post.updated ?? post.date, section: post.category.label, author: site.author },
        graph: graph([
          ...sitePieces(site),
          webPage(site, page, "WebPage", pieceId(site, path, "article")),
          breadcrumb(site, path, [
            { name: "Blog", path: routes.blog },
            { name: post.category.label, path: post.category.path },
            { name: title, path },
          ]),
          blogPosting(site, {
            ...page,
            date: post.date,
            updated: post.updated,
            section: post.category.label,
            words: post.words,
            author: site.author,
            image: image.path,
            citations: toReferences(post.citedWorks, post.references).map(citationText),
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
      metaDescription
      date
      updated
      words
      readingMinutes
      imageAlt
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
      cover {
        ...PictureFields
      }
      sharingPicture {
        ...SharingFields
      }
    }
    related: allPost(filter: { id: { in: $relatedIds } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostCardFields
      }
    }
    newer: post(id: { eq: $newerId }) {
      ...PostLinkFields
    }
    older: post(id: { eq: $olderId }) {
      ...PostLinkFields
    }
  }
`;
