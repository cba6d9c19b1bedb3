import { files, routes } from "../routes";

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
