import styled from "styled-components";
import { routes } from "../../site/routes";
import { breadcrumbs } from "../../site/breadcrumbs";
import { formatMonth } from "../../site/dates";
import { DRAWN_RIDGES } from "../../site/limits";
import { media } from "../../styles/media";
import { bandColour, plainList, quietLink } from "../../styles/mixins";
import { CategoryNav } from "../article/category-nav";
import { ArticleRidges } from "../figures/article-ridges";
import { Layout } from "../layout/layout";
import { MoreLinks } from "../layout/more-links";
import { PageHeading } from "../layout/page-heading";
import type { CategoryData, SiteData, TitleData } from "../props";

export interface ArchivePageProps {
  readonly site: SiteData;
  readonly categories: readonly CategoryData[];
  /** Newest first. */
  readonly posts: readonly TitleData[];
}

/** All titles by category and month. */
export function ArchivePage({ site, categories, posts }: ArchivePageProps) {
  const groups = postsByCategoryAndMonth(posts, categories);
  return (
    <Layout site={site} path={routes.archive}>
      <PageHeading
        title="Every article"
        breadcrumbs={breadcrumbs.archive()}
        lead={`All ${posts.length} articles by category and month. To find a word in a title, use your browser’s own search of the page.`}
      >
        {groups.length > 0 && (
          <CategoryNav
            heading="Categories on this page"
            categories={groups.map(({ category, count }) => ({ ...category, path: `#${category.slug}`, count }))}
          />
        )}
      </PageHeading>
      <ArticleRidges posts={posts.slice(0, DRAWN_RIDGES)} categories={categories} />
      {groups.map(({ category, months }) => (
        <Group key={category.slug} data-band={category.band} aria-labelledby={category.slug}>
          <h2 id={category.slug}>{category.label}</h2>
          <div>
            {months.map(({ name, posts: list }) => (
              <div key={name}>
                <h3>{name}</h3>
                <ul>
                  {list.map(({ path, title, statusLabel }) => (
                    <li key={path}>
                      <a href={path}>{title}</a>
                      {statusLabel && <strong> {statusLabel}</strong>}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </Group>
      ))}
      <MoreLinks>
        <a href={routes.blog}>Back to the blog</a>
      </MoreLinks>
    </Layout>
  );
}

/** Categories that have articles, in their order, with their articles by month, newest first. */
function postsByCategoryAndMonth(posts: readonly TitleData[], categories: readonly CategoryData[]) {
  return categories.flatMap((category) => {
    const own = posts.filter(({ categorySlug }) => categorySlug === category.slug);
    const months = [...new Set(own.map(({ date }) => date.slice(0, 7)))].map((month) => ({
      name: formatMonth(`${month}-01`),
      posts: own.filter(({ date }) => date.startsWith(month)),
    }));
    return own.length > 0 ? [{ category, count: own.length, months }] : [];
  });
}

/** A category with its months side by side, in columns of the same width; below each other on phones. */
const Group = styled.section`
  ${bandColour}
  padding-block: var(--space-5) var(--space-6);
  border-top: 2px solid var(--band);
  h2 {
    margin-bottom: var(--space-4);
    color: var(--band);
  }
  > div {
    display: grid;
    gap: var(--space-5) var(--space-6);
    ${media.medium} {
      grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr));
    }
    @media print {
      display: block;
      columns: 2;
      > div {
        margin-bottom: var(--space-4);
      }
    }
  }
  h3 {
    margin-bottom: var(--space-2);
    color: var(--soft);
  }
  ul {
    ${plainList}
  }
  li {
    line-height: 1.4;
  }
  a {
    display: inline-block;
    padding-block: 0.3rem;
    font-size: var(--text-n);
    text-wrap: balance;
    ${quietLink}
  }
`;
