import { latestDay } from "../site/dates";
import type { Nodes, PostSummary } from "../site/pages/page-index";
import { routes } from "../site/routes";

interface SitemapPage {
  readonly path: string;
  /** yyyy-mm-dd */
  readonly lastmod?: string | undefined;
}

type TextPages = Nodes<{ readonly path: string; readonly lastUpdated: string }>;

interface PostDays extends Pick<PostSummary, "id" | "path" | "date"> {
  readonly updated: string | null;
  readonly checked: string | null;
}

interface SitemapData {
  readonly allSitePage: Nodes<{ readonly path: string; readonly pageContext: { readonly postIds?: readonly string[] } | null }>;
  readonly allPost: Nodes<PostDays>;
  readonly allLegalPage: TextPages;
  readonly allInformationPage: TextPages;
  readonly reviewPage: { readonly updated: string } | null;
}

/**
 * Options of gatsby-plugin-sitemap: every page that search engines may index, with the day on which its content last
 * changed. The plugin leaves out the 404 page itself.
 */
export const sitemapOptions = {
  output: "/",
  // robots.txt names it.
  createLinkInHead: false,
  query: `{
    siteSettings { url }
    allSitePage { nodes { path pageContext } }
    allPost { nodes { id path date updated checked } }
    allLegalPage { nodes { path lastUpdated } }
    allInformationPage { nodes { path lastUpdated } }
    reviewPage { updated }
  }`,
  resolveSiteUrl: ({ siteSettings }: { readonly siteSettings: { readonly url: string } }): string => new URL(siteSettings.url).origin,
  resolvePages: ({ allSitePage, allPost, allLegalPage, allInformationPage, reviewPage }: SitemapData): SitemapPage[] => {
    // A check of an article changes no list.
    const changedById = new Map(allPost.nodes.map(({ id, date, updated }) => [id, updated ?? date]));
    const ownDays = new Map([
      ...allPost.nodes.map(({ path, date, updated, checked }) => [path, latestDay(date, updated, checked)] as const),
      ...[...allLegalPage.nodes, ...allInformationPage.nodes].map(({ path, lastUpdated }) => [path, lastUpdated] as const),
      [routes.review, reviewPage?.updated],
    ]);
    return allSitePage.nodes
      .filter(({ path, pageContext }) => !(path.startsWith(routes.blog) && pageContext?.postIds?.length === 0)) // Empty lists are noindex.
      .map(({ path, pageContext }) => {
        const shown = (pageContext?.postIds ?? []).map((id) => changedById.get(id) ?? "");
        return { path, lastmod: latestDay(ownDays.get(path) ?? "", ...shown) || undefined };
      })
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  },
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, ...(lastmod ? { lastmod } : {}) }),
};
