import { files, routes } from "../routes";

interface HasSlug {
  readonly slug: string;
}

/** Paths of the feeds of the whole site and of each category. */
export function feedPaths(categories: readonly HasSlug[]): string[] {
  return [files.rss(), ...categories.map(({ slug }) => files.rss(routes.category(slug)))];
}

/** Paths of all generated files other than pages: feeds, Markdown exports, llms.txt, robots.txt and security.txt. */
export function filePaths(posts: readonly HasSlug[], categories: readonly HasSlug[]): string[] {
  return [...feedPaths(categories), ...posts.map(({ slug }) => files.markdownExport(slug)), files.llms, files.robots, files.securityTxt];
}
