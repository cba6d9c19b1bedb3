import { files } from "../routes";

/** Paths of all generated files other than pages: the feed, Markdown exports, llms.txt, robots.txt and security.txt. */
export function filePaths(posts: readonly { readonly slug: string }[]): string[] {
  return [files.rss, ...posts.map(({ slug }) => files.markdownExport(slug)), files.llms, files.robots, files.securityTxt];
}
