/**
 * URL paths of all pages and feeds. Code elsewhere uses these instead of writing a path.
 * Paths of pages start and end with a slash (Gatsby's `trailingSlash: "always"`).
 */
export const routes = {
  home: "/",
  review: "/review/",
  blog: "/blog/",
  faq: "/faq/",
  /** All references and claims. */
  evidence: "/evidence/",
  /** All sounds. */
  soundsPage: "/listen/",
  /** All products that articles compare. */
  compare: "/compare/",
  glossary: "/glossary/",
  /** The sheets that readers print. */
  print: "/print/",
  /** Every change of an article that matters to readers. */
  corrections: "/corrections/",
  about: "/about/",
  editorialPolicy: "/editorial-policy/",
  notFound: "/404/",
  /** Page `n` (from 1) of the list of all posts. */
  blogPage: (n: number): string => listPage("/blog/", n),
  /** Page `n` (from 1) of a category's list. */
  category: (slug: string, n = 1): string => listPage(`/blog/category/${slug}/`, n),
  /** All titles. */
  archive: "/blog/all/",
  post: (slug: string): string => `/blog/${slug}/`,
  /** The references on one method, by its slug on the evidence page. */
  evidenceOf: (method: string): string => `/evidence/${method}/`,
  legal: (slug: string): string => `/${slug}/`,
} as const;

/** Paths of files other than pages. */
export const files = {
  rss: "/feed.xml",
  /** An article as Markdown: its page's path with `.md` in place of the last slash. */
  markdownExport: (slug: string): string => `/blog/${slug}.md`,
  llms: "/llms.txt",
  robots: "/robots.txt",
  sitemap: "/sitemap-index.xml",
} as const;

/** Slugs that no article may have, because lists use `/blog/SLUG/`. */
export const reservedSlugs: readonly string[] = ["page", "category", "all"];

/** Slugs that no legal page may have, because other pages and folders use `/SLUG/`. */
export const reservedLegalSlugs: readonly string[] = [
  ...Object.values(routes).flatMap((route) => (typeof route === "string" ? route.split("/").filter(Boolean) : [])),
  "static",
  "fonts",
  "admin",
];

function listPage(root: string, n: number): string {
  return n === 1 ? root : `${root}page/${n}/`;
}

/** The absolute URL of a path, for canonical links, feeds and structured data. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href;
}
