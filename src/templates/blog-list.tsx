import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BlogListPage } from "../components/pages/blog-list-page";
import { DocumentHead } from "../components/layout/document-head";
import { graph } from "../seo/json-ld/graph";
import { descriptionOfPage, feedAlternates, titleOfPage } from "../seo/page-metadata";
import { topic, topicId } from "../seo/json-ld/article";
import { nodeId } from "../seo/json-ld/ids";
import { itemList } from "../seo/json-ld/list";
import { siteNodes } from "../seo/json-ld/site";
import { breadcrumb, webPage } from "../seo/json-ld/web-page";
import { BLOG_SUBJECT } from "../site/limits";
import { routes } from "../site/routes";
import { breadcrumbs } from "../site/breadcrumbs";
import { toCategory, toMetadata, toPostCard, toSite } from "./to-props";

type Data = Queries.BlogListTemplateQuery & { readonly product: { readonly name: string } | null };
interface Context {
  readonly pageNumber: number;
  readonly pageCount: number;
}

export default function BlogListTemplate({ data, pageContext }: PageProps<Data, Context>) {
  return (
    <BlogListPage
      site={toSite(data.siteSettings)}
      productName={data.product?.name ?? ""}
      categories={data.allCategory.nodes.map(toCategory)}
      category={data.category && toCategory(data.category)}
      posts={data.posts.map(toPostCard)}
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
  const name = category ? category.label : pageNumber === 1 ? `Blog on ${BLOG_SUBJECT}` : "Blog";
  const title = `${titleOfPage(name, pageNumber)} | ${site.brand}`;
  const description = descriptionOfPage(
    category
      ? `Articles on ${category.label}. ${category.description}`
      : "Articles on focus, memory, mental clarity, sleep and brainwave audio, each with its references and what they can and cannot show.",
    pageNumber,
  );
  const page = { path, title, description };
  const posts = data.posts.map((post) => ({ name: post.title, path: post.path }));
  return (
    <DocumentHead
      metadata={{
        ...toMetadata(data.siteSettings),
        ...page,
        type: "website",
        image: (category ?? data.siteSettings)?.openGraphImage,
        alternates: category ? feedAlternates(`${site.brand}: ${category.label}`, category.path) : [],
        noindex: posts.length === 0,
        graph: graph([
          ...siteNodes(site),
          ...(category ? [topic(site, category)] : []),
          webPage(site, page, "CollectionPage", {
            mainEntity: nodeId(site, path, "list"),
            about: category ? topicId(site, category.slug) : undefined,
          }),
          breadcrumb(site, category ? breadcrumbs.category(category, pageNumber) : breadcrumbs.blog(pageNumber)),
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
      openGraphImage {
        ...OpenGraphFields
      }
    }
    product {
      name
    }
    allCategory(sort: { position: ASC }) {
      nodes {
        ...CategoryFields
      }
    }
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
