import { files, routes } from "../routes";
import { archivePages } from "./archive-pages";
import { blogListPages } from "./blog-lists";
import { evidencePages } from "./evidence-pages";
import { fixedPages } from "./fixed-pages";
import { newestFirst, type PageSpec, type SiteSummary } from "./page-spec";
import { postPages } from "./post-pages";

export type { PageSpec, SiteSummary } from "./page-spec";

/** Every page that the site has, for Gatsby to create and for the lint to check links against. */
export function pageSpecs(site: SiteSummary): PageSpec[] {
  const posts = [...site.posts].sort(newestFirst);
  return [
    ...fixedPages(posts, site),
    ...evidencePages(posts, site),
    ...blogListPages(posts, site.categories),
    ...archivePages(posts, site.categories),
    ...postPages(posts),
  ];
}

interface HasSlug {
  readonly slug: string;
}

/** Paths of all feeds: two for the whole site and two for each category. */
export function feedPaths(categories: readonly HasSlug[]): string[] {
  return [routes.home, ...categories.map(({ slug }) => routes.category(slug))].flatMap((list) => [files.rss(list), files.jsonFeed(list)]);
}

/** Paths of all generated files other than pages: feeds, Markdown exports, llms.txt, robots.txt and security.txt. */
export function filePaths(posts: readonly HasSlug[], categories: readonly HasSlug[]): string[] {
  return [...feedPaths(categories), ...posts.map(({ slug }) => files.markdownExport(slug)), files.llms, files.robots, files.securityTxt];
}
