import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BlogListPage } from "../components/blog-list-page";
import { DocumentHead } from "../components/document-head";
import { breadcrumb, graph, itemList, pieceId, sitePieces, webPage } from "../seo/json-ld";
import { titleOfPage } from "../seo/page-metadata";
import { BLOG_SUBJECT } from "../site/limits";
import { routes } from "../site/routes";
import { toCategory, toMetadata, toPostCard, toSite } from "./to-props";

type Data = Queries.BlogListTemplateQuery;
interface Context {
  readonly pageNumber: number;
  readonly pageCount: number;
}

export default function BlogListTemplate({ data, pageContext }: PageProps<Data, Context>) {
  return (
    <BlogListPage
      site={toSite(data.siteSettings)}
      categories={data.allCategory.nodes.map(toCategory)}
      category={data.category && toCategory(data.category)}
      posts={data.allPost.nodes.map(toPostCard)}
      pageNumber={pageContext.pageNumber}
      pageCount={pageContext.pageCount}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const site = toSite(data.siteSettings);
  const { category } = data;
  const { pageNumber } = pageContext;
  const path = category ? routes.category(category.slug, pageNumber) : routes.blogPage(pageNumber);
  const name = category ? `${category.label}: articles` : `Blog on ${BLOG_SUBJECT}`;
  const title = `${titleOfPage(name, pageNumber)} | ${site.brand}`;
  const description = titleOfPage(
    category
      ? category.description
      : "Articles on focus, memory, mental clarity, sleep and brainwave audio, each with its references and what they can and cannot show",
    pageNumber,
  );
  const page = { path, title, description };
  const posts = data.allPost.nodes.map((post) => ({ name: post.title, path: post.path }));
  const crumbs = [{ name: "Blog", path: routes.blog }, ...(category ? [{ name: category.label, path: category.path }] : [])];
  return (
    <DocumentHead
      metadata={{
        ...toMetadata(data.siteSettings),
        ...page,
        type: "website",
        image: (category ?? data.siteSettings)?.sharingPicture,
        noindex: posts.length === 0,
        graph: graph([
          ...sitePieces(site),
          webPage(site, page, "CollectionPage", pieceId(site, path, "list")),
          breadcrumb(site, path, crumbs),
          itemList(site, path, posts),
        ]),
      }}
    />
  );
}

export const query = graphql`
  query BlogListTemplate($postIds: [String!]!, $categoryId: String) {
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
    category(id: { eq: $categoryId }) {
      ...CategoryFields
      sharingPicture {
        ...SharingFields
      }
    }
    allPost(filter: { id: { in: $postIds } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostCardFields
      }
    }
  }
`;
