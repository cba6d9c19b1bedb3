import { routes } from "../site/routes";

interface SitemapPage {
  readonly path: string;
  readonly lastmod?: string;
}

interface SitemapData {
  allSitePage: { nodes: { path: string }[] };
  allPost: { nodes: { path: string; date: string; updated: string | null }[] };
  allLegalPage: { nodes: { path: string; lastUpdated: string }[] };
}

/** Options of gatsby-plugin-sitemap: every page but the 404s, with the day an article or legal text last changed. */
export const sitemapOptions = {
  output: "/",
  excludes: ["/404/", "/404.html", "/dev-404-page/"],
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
    allPost { nodes { path date updated } }
    allLegalPage { nodes { path lastUpdated } }
  }`,
  resolvePages: ({ allSitePage, allPost, allLegalPage }: SitemapData): SitemapPage[] => {
    const changed = new Map([
      ...allPost.nodes.map((post) => [post.path, post.updated ?? post.date] as const),
      ...allLegalPage.nodes.map((page) => [page.path, page.lastUpdated] as const),
    ]);
    const newest = [...allPost.nodes.map((post) => post.updated ?? post.date)].sort().at(-1);
    if (newest) for (const list of [routes.home, routes.blog]) changed.set(list, newest);
    return allSitePage.nodes
      .map(({ path }) => ({ path, ...(changed.has(path) ? { lastmod: changed.get(path) as string } : {}) }))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  },
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, ...(lastmod ? { lastmod } : {}) }),
};
