import path from "path";
import type { GatsbyNode } from "gatsby";
import { isGatsbyDevelop } from "../site/deploy-context";
import { pageSpecs, type PageSpec, type SiteSummary } from "../site/pages/index";
import { routes } from "../site/routes";

const styleguide: readonly PageSpec[] = [
  { path: routes.styleguide, template: "styleguide", context: { scheme: null } },
  ...["light", "dark"].map((scheme) => ({ path: routes.styleguideOf(scheme), template: "styleguide", context: { scheme } })),
];

/** Creates every page that the builders in `src/site/pages/` return for the content. */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.PagesToCreateQuery>(`
    query PagesToCreate {
      allPost {
        nodes {
          id
          slug
          categorySlug
          date
          citedReferences
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
      allReference {
        nodes {
          key
          method
        }
      }
      evidencePage {
        methods {
          slug
        }
      }
      allClaim {
        nodes {
          key
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
    reporter.panic("createPages could not query the content", errors);
    return;
  }
  const pages = pageSpecs(toSummary(data));
  // Only in develop: pages of other commands could be published.
  if (isGatsbyDevelop(process.env)) pages.push(...styleguide);
  assertPages(pages);
  for (const { path: pagePath, template, context } of pages)
    actions.createPage({ path: pagePath, component: path.resolve("src/templates", `${template}.tsx`), context });
};

function toSummary(data: Queries.PagesToCreateQuery): SiteSummary {
  return {
    posts: data.allPost.nodes,
    categories: data.allCategory.nodes,
    informationPages: data.allInformationPage.nodes,
    legalPages: data.allLegalPage.nodes,
    references: data.allReference.nodes,
    methods: data.evidencePage?.methods.map(({ slug }) => slug) ?? [],
    claims: data.allClaim.nodes.map(({ key }) => key),
  };
}

/**
 * @throws when two pages have the same path, or a path would be outside the output folder
 */
export function assertPages(pages: readonly PageSpec[]): void {
  const seen = new Map<string, PageSpec>();
  for (const page of pages) {
    if (!/^\/(?:[a-z0-9-]+\/)*$/.test(page.path))
      throw new Error(`the page path ${page.path} may contain only a–z, 0–9, hyphens and slashes`);
    const other = seen.get(page.path);
    if (other) throw new Error(`two pages (${other.template}, ${page.template}) have the path ${page.path}`);
    seen.set(page.path, page);
  }
}
