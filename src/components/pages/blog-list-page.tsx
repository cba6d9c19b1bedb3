import styled from "styled-components";
import { files, routes } from "../../site/routes";
import { breadcrumbs } from "../../site/breadcrumbs";
import { notPrinted, softText } from "../../styles/mixins";
import { BackLink } from "../layout/back-link";
import { CategoryNav } from "../article/category-nav";
import { Layout } from "../layout/layout";
import { PageHeading } from "../layout/page-heading";
import { Pager } from "../layout/pager";
import { PostGrid } from "../article/post-card";
import type { CategoryData, PostCardData, SiteData } from "../props";
import { VisuallyHidden } from "../primitives/visually-hidden";

export interface BlogListPageProps {
  readonly site: SiteData;
  readonly topics: string;
  readonly productName: string;
  readonly categories: readonly CategoryData[];
  /** The category that is listed; null for all posts. */
  readonly category: CategoryData | null;
  readonly posts: readonly PostCardData[];
  readonly pageNumber: number;
  readonly pageCount: number;
}

/** A page of the list of all posts or of one category. */
export function BlogListPage({ site, topics, productName, categories, category, posts, pageNumber, pageCount }: BlogListPageProps) {
  const findFeed = category ? category.path : routes.home;
  const pathOf = category ? (n: number) => routes.category(category.slug, n) : routes.blogPage;
  return (
    <Layout site={site} path={pathOf(pageNumber)}>
      <PageHeading
        title={category ? category.label : "The blog"}
        breadcrumbs={category ? breadcrumbs.category(category, pageNumber) : breadcrumbs.blog(pageNumber)}
        lead={category ? category.description : `Articles on ${topics}. Each answers one question and shows what its answer rests on.`}
      >
        {category && <BackLink to={routes.blog} text="Back to all articles" />}
        <CategoryNav categories={categories} current={category?.slug} />
        <ListInfo>
          {pageCount > 1 && (
            <span>
              Page {pageNumber} of {pageCount}
            </span>
          )}
          <a href={routes.archive}>Every article by title</a>
          <a href={files.rss(findFeed)} type="application/rss+xml">
            RSS<VisuallyHidden> feed of {category ? category.label : "the blog"}</VisuallyHidden>
          </a>
        </ListInfo>
      </PageHeading>
      {posts.length > 0 ? (
        <>
          <VisuallyHidden as="h2">Articles</VisuallyHidden>
          <PostGrid posts={posts} affiliateLink={site.affiliateLink} productName={productName} priority />
          <Pager pageNumber={pageNumber} pageCount={pageCount} pathOf={pathOf} />
        </>
      ) : (
        <Empty>No posts found in this category yet.</Empty>
      )}
    </Layout>
  );
}

const ListInfo = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-5);
  ${softText}
  > * {
    padding-block: var(--space-1);
  }
  /* Fixed widths: nothing shifts when the web font loads. */
  > span {
    min-width: 6.5em;
  }
  > a:not(:last-child) {
    min-width: 9.5em;
  }
  > a {
    ${notPrinted}
  }
`;

const Empty = styled.p`
  padding-block: var(--space-6);
  font-size: var(--text-l);
`;
