import { absoluteUrl, files } from "../site/routes";

/** Generates robots.txt (RFC 9309). A deploy preview disallows everything. */
export function robotsFile(siteUrl: string, isPreview: boolean): string {
  if (isPreview) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(siteUrl, files.sitemap)}\n`;
}
