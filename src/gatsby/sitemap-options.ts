import { latestDay } from "../site/dates";
import type { Nodes, PostSummary } from "../site/pages/site-pages";
import { routes } from "../site/routes";

interface SitemapPage {
  readonly path: string;
  /** yyyy-mm-dd */
  readonly lastmod?: string | undefined;
  readonly picture?: string | undefined;
}

type TextPages = Nodes<{ readonly path: string; readonly lastUpdated: string }>;

interface PostDays extends Pick<PostSummary, "id" | "path" | "date"> {
  readonly updated: string | null;
  readonly checked: string | null;
  readonly openGraphImage: { readonly path: string };
}

interface SitemapData {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
  readonly allSitePage: Nodes<{ readonly path: string; readonly pageContext: { readonly postIds?: readonly string[] } | null }>;
  readonly allPost: Nodes<PostDays>;
  readonly allLegalPage: TextPages;
  readonly allInformationPage: TextPages;
  readonly reviewPage: { readonly updated: string } | null;
}

/**
 * Options of gatsby-plugin-sitemap: every page that search engines may index, with the day on which its content last
 * changed, and each article with its picture.
 */
export const sitemapOptions = {
  output: "/",
  excludes: ["/404/", "/404.html", "/dev-404-page/"],
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path pageContext } }
    allPost { nodes { id path date updated checked openGraphImage { path } } }
    allLegalPage { nodes { path lastUpdated } }
    allInformationPage { nodes { path lastUpdated } }
    reviewPage { updated }
  }`,
  resolvePages: ({ site, allSitePage, allPost, allLegalPage, allInformationPage, reviewPage }: SitemapData): SitemapPage[] => {
    const { siteUrl } = site.siteMetadata;
    // A check of an article changes no list.
    const changedById = new Map(allPost.nodes.map(({ id, date, updated }) => [id, updated ?? date]));
    const known = new Map<string, Omit<SitemapPage, "path">>([
      ...allPost.nodes.map(
        ({ date, updated, checked, ...post }) =>
          [post.path, { lastmod: latestDay(date, updated, checked), picture: new URL(post.openGraphImage.path, siteUrl).href }] as const,
      ),
      ...[...allLegalPage.nodes, ...allInformationPage.nodes].map((page) => [page.path, { lastmod: page.lastUpdated }] as const),
      [routes.review, { lastmod: reviewPage?.updated }],
    ]);
    return allSitePage.nodes
      .filter(({ path, pageContext }) => !(path.startsWith(routes.blog) && pageContext?.postIds?.length === 0)) // Empty lists are noindex.
      .map(({ path, pageContext }) => {
        const shown = (pageContext?.postIds ?? []).map((id) => changedById.get(id) ?? "");
        return { path, lastmod: shown.sort().at(-1), ...known.get(path) };
      })
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  },
  serialize: ({ path, lastmod, picture }: SitemapPage) => ({
    url: path,
    ...(lastmod ? { lastmod } : {}),
    ...(picture ? { img: [{ url: picture }] } : {}),
  }),
};
