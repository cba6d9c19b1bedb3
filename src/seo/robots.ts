import { absoluteUrl } from "../site/routes";

/** robots.txt of the site: everything may be read, and here is the list of it. */
export function robotsFile(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(siteUrl, "/sitemap-index.xml")}\n`;
}
