import styled from "styled-components";
import { routes } from "../../site/routes";
import { breadcrumbs } from "../../site/breadcrumbs";
import { formatMonth } from "../../site/dates";
import { media } from "../../styles/media";
import { bandColour, plainList, quietLink } from "../../styles/mixins";
import { CategoryNav } from "../article/category-nav";
import { SitePicture } from "../figures/site-picture";
import { BackLink } from "../layout/back-link";
import { Layout } from "../layout/layout";
import { PageHeading } from "../layout/page-heading";
import { Pager } from "../layout/pager";
import type { CategoryData, LinkData, SiteData, TitleData } from "../props";

export interface ArchivePageProps {
  readonly site: SiteData;
  readonly categories: readonly CategoryData[];
  /** Newest first. */
  readonly posts: readonly TitleData[];
  /** The year that is listed; null if all articles fit on one page, and on the overview of years. */
  readonly year: string | null;
  readonly pageNumber: number;
  readonly pageCount: number;
  /** Empty if all articles fit on one page. */
  readonly years: readonly { readonly year: string; readonly count: number }[];
}

/** All titles by category and month on one page, or by year if there are many. */
export function ArchivePage({ site, categories, posts, year, pageNumber, pageCount, years }: ArchivePageProps) {
  const groups = postsByCategoryAndMonth(posts, categories);
  const heading = year === null ? "Every article" : `Every article of ${year}`;
  return (
    <Layout site={site} path={routes.archive(year ?? undefined, pageNumber)}>
      <PageHeading
        title={heading}
        breadcrumbs={breadcrumbs.archive(year ?? undefined, pageNumber)}
        lead={leadText(posts.length, years.length, pageCount > 1)}
      >
        <CountedLinks
          name="Years"
          links={years.map((entry) => ({
            text: entry.year,
            to: routes.archive(entry.year),
            count: entry.count,
            current: entry.year === year,
          }))}
        />
        {groups.length > 0 && (
          <CategoryNav
            heading="Categories on this page"
            categories={groups.map(({ category, count }) => ({ ...category, path: `#${category.slug}`, count }))}
          />
        )}
      </PageHeading>
      <SitePicture posts={posts} categories={categories} />
      {groups.map(({ category, months }) => (
        <Group key={category.slug} data-band={category.band} aria-labelledby={category.slug}>
          <h2 id={category.slug}>{category.label}</h2>
          <div>
            {months.map(({ name, posts: list }) => (
              <Month key={name}>
                <h3>{name}</h3>
                <ul>
                  {list.map(({ path, title, statusLabel }) => (
                    <li key={path}>
                      <a href={path}>{title}</a>
                      {statusLabel && <strong> {statusLabel}</strong>}
                    </li>
                  ))}
                </ul>
              </Month>
            ))}
          </div>
        </Group>
      ))}
      {year !== null && pageCount > 1 && <Pager pageNumber={pageNumber} pageCount={pageCount} pathOf={(n) => routes.archive(year, n)} />}
      <BackLink to={routes.blog} text="Back to the blog" />
    </Layout>
  );
}

function leadText(count: number, years: number, isPart: boolean): string {
  if (count === 0) return "There are too many for one page: choose a year.";
  const which = years === 0 ? `All ${count} articles` : isPart ? `${count} of the year’s articles` : `The year’s ${count} articles`;
  return `${which} by category and month. To find a word in a title, use your browser’s own search of the page.`;
}

interface CountedLink extends LinkData {
  readonly count: number;
  readonly current?: boolean;
}

function CountedLinks({ name, links }: { readonly name: string; readonly links: readonly CountedLink[] }) {
  if (links.length === 0) return null;
  return (
    <PageNav aria-label={name}>
      <ul>
        {links.map(({ text, to, count, current }) => (
          <li key={to}>
            <a href={to} aria-current={current ? "page" : undefined}>
              {text}
            </a>{" "}
            {count}
          </li>
        ))}
      </ul>
    </PageNav>
  );
}

/**
 * Groups articles by category, in the categories' order, and by month. Categories without articles are left out.
 *
 * @param posts newest first; the months keep this order
 */
export function postsByCategoryAndMonth(posts: readonly TitleData[], categories: readonly CategoryData[]) {
  return categories.flatMap((category) => {
    const categoryPosts = posts.filter(({ categorySlug }) => categorySlug === category.slug);
    const months = new Map<string, TitleData[]>();
    for (const post of categoryPosts) {
      const month = post.date.slice(0, 7);
      months.set(month, [...(months.get(month) ?? []), post]);
    }
    if (categoryPosts.length === 0) return [];
    return [
      {
        category,
        count: categoryPosts.length,
        months: [...months].map(([month, list]) => ({ name: formatMonth(`${month}-01`), posts: list })),
      },
    ];
  });
}

const PageNav = styled.nav`
  ul {
    ${plainList}
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: 0 var(--space-6);
    color: var(--soft);
    font-size: var(--text-n);
    font-variant-numeric: tabular-nums;
  }
  /* Keeps the number in place while the web font loads. */
  li {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    border-bottom: 1px solid var(--line);
  }
  a {
    display: inline-block;
    padding-block: var(--space-2);
    font-weight: 500;
    &[aria-current] {
      color: var(--ink);
      text-decoration: none;
    }
  }
`;

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
`;

const Month = styled.div`
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
    ${quietLink}
  }
`;
