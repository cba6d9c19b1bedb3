import path from "path";
import type { GatsbyNode } from "gatsby";
import { blogListPages } from "../site/pages/blog-lists";
import { archivePageSpecs } from "../site/pages/archive-pages";
import { fixedPages, type InformationSummary } from "../site/pages/fixed-pages";
import { newestFirst, type EntrySummary, type PageSpec, type PostSummary } from "../site/pages/page-spec";
import { postPages } from "../site/pages/post-pages";
import { styleguidePages } from "../site/pages/styleguide-page";

interface Data {
  allPost: { nodes: PostSummary[] };
  allCategory: { nodes: EntrySummary[] };
  allInformationPage: { nodes: InformationSummary[] };
  allLegalPage: { nodes: EntrySummary[] };
}

/** Asks GraphQL what there is, lets the builders say which pages that makes, and makes them. */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Data>(`
    query PagesToCreate {
      allPost {
        nodes {
          id
          slug
          categorySlug
          date
          citedWorks
        }
      }
      allCategory(sort: { position: ASC }) {
        nodes {
          id
          slug
        }
      }
      allInformationPage(sort: { path: ASC }) {
        nodes {
          id
          path
        }
      }
      allLegalPage(sort: { slug: ASC }) {
        nodes {
          id
          slug
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panic("createPages could not ask for content", errors);
    return;
  }
  const posts = [...data.allPost.nodes].sort(newestFirst);
  const pages = [
    ...fixedPages(posts, data.allInformationPage.nodes, data.allLegalPage.nodes),
    ...blogListPages(posts, data.allCategory.nodes),
    ...archivePageSpecs(posts),
    ...postPages(posts),
    ...styleguidePages(process.env["gatsby_executing_command"]),
  ];
  assertPages(pages);
  for (const { path: pagePath, template, context } of pages)
    actions.createPage({ path: pagePath, component: path.resolve("src/templates", `${template}.tsx`), context });
};

/**
 * @throws when two pages share an address, or an address would leave the output folder
 */
export function assertPages(pages: readonly PageSpec[]): void {
  const seen = new Map<string, PageSpec>();
  for (const page of pages) {
    if (!/^\/(?:[a-z0-9-]+\/)*$/.test(page.path))
      throw new Error(`the page address ${page.path} may hold only a–z, 0–9, hyphens and slashes`);
    const other = seen.get(page.path);
    if (other) throw new Error(`two pages (${other.template}, ${page.template}) want the address ${page.path}`);
    seen.set(page.path, page);
  }
}
