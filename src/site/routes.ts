/**
 * Every address of the site is made here and nowhere else.
 * Those of pages start and end with a slash (Gatsby's `trailingSlash: "always"`).
 */
export const routes = {
  home: "/",
  review: "/review/",
  blog: "/blog/",
  faq: "/faq/",
  about: "/about/",
  editorialPolicy: "/editorial-policy/",
  notFound: "/404/",
  disclaimer: "/disclaimer/",
  /** In `gatsby develop` alone. */
  styleguide: "/styleguide/",
  /** Page `n` (from 1) of the list of all posts. */
  blogPage: (n: number): string => listPage("/blog/", n),
  /** Page `n` (from 1) of a category's list. */
  category: (slug: string, n = 1): string => listPage(`/blog/category/${slug}/`, n),
  /** Every title; of one year, page `n` (from 1), once there are too many for one page. */
  archive: (year?: string, n = 1): string => (year === undefined ? "/blog/all/" : listPage(`/blog/all/${year}/`, n)),
  post: (slug: string): string => `/blog/${slug}/`,
  legal: (slug: string): string => `/${slug}/`,
} as const;

/** Addresses of what is made beside the pages. A feed lies in the folder of the list that it follows. */
export const files = {
  rss: (list: string = routes.home): string => `${list}feed.xml`,
  jsonFeed: (list: string = routes.home): string => `${list}feed.json`,
  /** An article as Markdown; its page's address without the slash at the end. */
  markdownExport: (slug: string): string => `/blog/${slug}.md`,
  llms: "/llms.txt",
  robots: "/robots.txt",
  sitemap: "/sitemap-index.xml",
} as const;

/** Last parts of `/blog/…/` that no article may take. */
export const reservedSlugs: readonly string[] = ["page", "category", "all"];

/** First parts of addresses that no legal page may take. */
export const reservedLegalSlugs: readonly string[] = [
  "review",
  "blog",
  "faq",
  "about",
  "editorial-policy",
  "404",
  "styleguide",
  "static",
  "fonts",
  "admin",
];

function listPage(root: string, n: number): string {
  return n === 1 ? root : `${root}page/${n}/`;
}

/** The absolute address of a path, for canonical links, feeds and structured data. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href;
}
