import { latestDay } from "../site/dates";
import { routes } from "../site/routes";

interface SitemapData {
  allSitePage: { nodes: { path: string; pageContext: { postIds?: readonly string[] } | null }[] };
  allPost: { nodes: { path: string; date: string; updated: string | null; checked: string | null }[] };
  allLegalPage: { nodes: { path: string; lastUpdated: string }[] };
  allInformationPage: { nodes: { path: string; lastUpdated: string }[] };
  reviewPage: { updated: string } | null;
}

/**
 * Options of gatsby-plugin-sitemap: every page that search engines may index, with the day on which its own content last
 * changed; a list of articles has none. The plugin leaves out the 404 page itself.
 */
export const sitemapOptions = {
  output: "/",
  // robots.txt names it.
  createLinkInHead: false,
  query: `{
    siteSettings { url }
    allSitePage { nodes { path pageContext } }
    allPost { nodes { path date updated checked } }
    allLegalPage { nodes { path lastUpdated } }
    allInformationPage { nodes { path lastUpdated } }
    reviewPage { updated }
  }`,
  resolveSiteUrl: ({ siteSettings }: { readonly siteSettings: { readonly url: string } }): string => new URL(siteSettings.url).origin,
  resolvePages: ({ allSitePage, allPost, allLegalPage, allInformationPage, reviewPage }: SitemapData) => {
    const days = new Map([
      ...allPost.nodes.map(({ path, date, updated, checked }) => [path, latestDay(date, updated, checked)] as const),
      ...[...allLegalPage.nodes, ...allInformationPage.nodes].map(({ path, lastUpdated }) => [path, lastUpdated] as const),
      [routes.review, reviewPage?.updated],
    ]);
    return allSitePage.nodes
      .filter(({ path, pageContext }) => !(path.startsWith(routes.blog) && pageContext?.postIds?.length === 0)) // Empty lists are noindex.
      .map(({ path, pageContext }) => ({ path, lastmod: pageContext?.postIds?.length ? undefined : days.get(path) }))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  },
  serialize: ({ path, lastmod }: { readonly path: string; readonly lastmod?: string }) => ({ url: path, lastmod }),
};
