import styled from "styled-components";
import { routes } from "../../site/routes";
import { breadcrumbs } from "../../site/breadcrumbs";
import { formatCount } from "../../site/format-count";
import { plainList, quietLink } from "../../styles/mixins";
import { CategoryNav } from "../article/category-nav";
import { Layout } from "../layout/layout";
import { MoreLinks } from "../layout/more-links";
import { PageHeading } from "../layout/page-heading";
import type { PageSite, TitleData } from "../props";

interface ArchivePageProps {
  readonly site: PageSite;
  /** Newest first. */
  readonly posts: readonly TitleData[];
}

/** All titles by category. */
export function ArchivePage({ site, posts }: ArchivePageProps) {
  const groups = site.categories
    .map((category) => ({ category, own: posts.filter(({ categorySlug }) => categorySlug === category.slug) }))
    .filter(({ own }) => own.length > 0);
  return (
    <Layout site={site} path={routes.archive}>
      <PageHeading
        title="Every article"
        breadcrumbs={breadcrumbs.archive()}
        lead={`${formatCount(posts.length, "article", "articles")} by category, newest first. To find a word in a title, use your browser’s own search of the page.`}
      >
        {groups.length > 0 && (
          <CategoryNav
            heading="Categories on this page"
            categories={groups.map(({ category }) => ({ ...category, path: `#${category.slug}` }))}
          />
        )}
      </PageHeading>
      {groups.map(({ category, own }) => (
        <Group key={category.slug} data-palette={category.palette} aria-labelledby={category.slug}>
          <h2 id={category.slug}>{category.label}</h2>
          <ul>
            {own.map(({ path, title, statusLabel }) => (
              <li key={path}>
                <a href={path}>{title}</a>
                {statusLabel && <strong> {statusLabel}</strong>}
              </li>
            ))}
          </ul>
        </Group>
      ))}
      <MoreLinks>
        <a href={routes.blog}>Back to the blog</a>
      </MoreLinks>
    </Layout>
  );
}

/** A category with its titles in rows; one column on phones. CSS columns would move titles while the page arrives. */
const Group = styled.section`
  padding-block: var(--space-5) var(--space-6);
  border-top: 2px solid var(--tint);
  h2 {
    margin-bottom: var(--space-4);
    color: var(--tint);
  }
  ul {
    ${plainList}
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
    column-gap: var(--space-6);
  }
  /* Rows of two lines: a title that takes one in the web font may take two before it has arrived. */
  li {
    align-content: center;
    min-height: 3.75rem;
    border-bottom: 1px solid var(--line);
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
