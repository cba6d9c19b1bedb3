import { files, routes } from "../../site/routes";
import { breadcrumbs } from "../../site/breadcrumbs";
import { ClosingOffer } from "../affiliate/call-to-action-box";
import { CategoryNav } from "../article/category-nav";
import { Layout } from "../layout/layout";
import { MoreLinks } from "../layout/more-links";
import { PageHeading } from "../layout/page-heading";
import { Pager } from "../layout/pager";
import { PostGrid } from "../article/post-card";
import type { ReadingPathsData } from "../content-to-props";
import type { CategoryData, PostCardData, PageSite } from "../props";
import { ReadingPaths } from "../article/reading-paths";
import { VisuallyHidden } from "../primitives/visually-hidden";

interface BlogListPageProps {
  readonly site: PageSite;
  /** The category that is listed; null for all posts. */
  readonly category: CategoryData | null;
  readonly posts: readonly PostCardData[];
  /** For the first page of all posts. */
  readonly paths: ReadingPathsData | undefined;
  readonly pageNumber: number;
  readonly pageCount: number;
}

/** A page of the list of all posts or of one category. */
export function BlogListPage({ site, category, posts, paths, pageNumber, pageCount }: BlogListPageProps) {
  const toPath = category ? (n: number) => routes.category(category.slug, n) : routes.blogPage;
  return (
    <Layout site={site} path={toPath(pageNumber)}>
      <PageHeading
        title={category ? category.label : "The blog"}
        breadcrumbs={category ? breadcrumbs.category(category, pageNumber) : breadcrumbs.blog(pageNumber)}
        lead={
          category ? category.description : `Articles on ${site.blog.topics}. Each answers one question and shows what its answer rests on.`
        }
      >
        <CategoryNav categories={site.categories} current={category?.slug} />
      </PageHeading>
      <VisuallyHidden as="h2">Articles</VisuallyHidden>
      {posts.length > 0 ? (
        <>
          <PostGrid posts={posts} hasCategories={!category} priority />
          <Pager pageNumber={pageNumber} pageCount={pageCount} toPath={toPath} />
        </>
      ) : (
        <p>{category ? "No posts found in this category yet." : "No posts found yet."}</p>
      )}
      <MoreLinks>
        {category && <a href={routes.blog}>Back to all articles</a>}
        <a href={routes.archive}>Every article by title</a>
        <a href={files.rss} type="application/rss+xml">
          RSS feed
        </a>
      </MoreLinks>
      <ClosingOffer compact />
      {!category && pageNumber === 1 && paths && <ReadingPaths {...paths} />}
    </Layout>
  );
}
