import fs from "fs";
import path from "path";
import { routes } from "../site/routes";

interface SitemapPage {
  readonly path: string;
  /** yyyy-mm-dd */
  readonly lastmod?: string | undefined;
  /** URL of the page's main picture. */
  readonly picture?: string | undefined;
}

interface SitemapData {
  allSitePage: { nodes: { path: string; pageContext: { postIds?: readonly string[]; years?: readonly string[] } | null }[] };
  allPost: { nodes: { id: string; path: string; date: string; updated: string | null }[] };
  allLegalPage: { nodes: { path: string; lastUpdated: string }[] };
  allInformationPage: { nodes: { path: string; lastUpdated: string }[] };
  site: { siteMetadata: { siteUrl: string } };
}

/**
 * Options of gatsby-plugin-sitemap: every page that search engines may index, with the day on which its content last
 * changed, and each article with its main picture.
 *
 * @param pictureOf returns path or URL of the picture of an article's page
 */
export const sitemapOptionsWith = (pictureOf: (page: string) => string | undefined) => ({
  output: "/",
  excludes: ["/404/", "/404.html", "/dev-404-page/"],
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path pageContext } }
    allPost { nodes { id path date updated } }
    allLegalPage { nodes { path lastUpdated } }
    allInformationPage { nodes { path lastUpdated } }
  }`,
  resolvePages: ({ allSitePage, allPost, allLegalPage, allInformationPage, site }: SitemapData): SitemapPage[] => {
    const posts = allPost.nodes.map((post) => ({ ...post, changed: post.updated ?? post.date }));
    const changedById = new Map(posts.map(({ id, changed }) => [id, changed]));
    const changed = new Map([
      ...posts.map((post) => [post.path, post.changed] as const),
      ...[...allLegalPage.nodes, ...allInformationPage.nodes].map((page) => [page.path, page.lastUpdated] as const),
    ]);
    const articles = new Set(posts.map((post) => post.path));
    return allSitePage.nodes
      .filter((page) => !isEmptyList(page))
      .map(({ path: page, pageContext }) => {
        const shown = (pageContext?.postIds ?? []).map((id) => changedById.get(id) ?? "");
        const lastmod = changed.get(page) ?? shown.sort().at(-1);
        const picture = articles.has(page) ? pictureOf(page) : undefined;
        return { path: page, lastmod, picture: picture && new URL(picture, site.siteMetadata.siteUrl).href };
      })
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  },
  serialize: ({ path: page, lastmod, picture }: SitemapPage) => ({
    url: page,
    ...(lastmod ? { lastmod } : {}),
    ...(picture ? { img: [{ url: picture }] } : {}),
  }),
});

/** Lists without entries are noindex. */
function isEmptyList({ path: page, pageContext }: SitemapData["allSitePage"]["nodes"][number]): boolean {
  return page.startsWith(routes.blog) && pageContext?.postIds?.length === 0 && !pageContext.years?.length;
}

/**
 * The main picture of a page that Gatsby has written: the one with high fetch priority, or the Open Graph image. Read
 * from the HTML, because a GraphQL query would process every picture of the site in every build.
 *
 * @returns its path or URL
 */
export function mainPicture(publicDirectory: string, page: string): string | undefined {
  const file = path.join(publicDirectory, page, "index.html");
  if (!fs.existsSync(file)) return undefined;
  // Searched as bytes, because decoding whole pages is slow.
  const html = fs.readFileSync(file);
  const priority = html.indexOf('fetchPriority="high"');
  const before = priority < 0 ? openGraphImage : image;
  const index = priority < 0 ? html.indexOf(before) : html.lastIndexOf(before, priority);
  if (index < 0) return undefined;
  const start = index + before.length;
  return html.toString("utf8", start, html.indexOf('"', start));
}

const image = '<img src="';
const openGraphImage = '<meta property="og:image" content="';

export const sitemapOptions = sitemapOptionsWith((page) => mainPicture(path.resolve("public"), page));
