import { generateRssFeed } from "feedsmith";
import { absoluteUrl, files, routes } from "../site/routes";
import { articleHtml } from "./article-html";
import { getAbstract, changedOn, type ArticleWithTree, type FeedSettings } from "./exported-article";

/**
 * Writes the feed in RSS 2.0 (https://www.rssboard.org/rss-specification) with the full text of each article in
 * `content:encoded` (https://www.rssboard.org/rss-profile). Its date is that of the last change, not of the build.
 *
 * @param articles newest first
 */
export function rssFeed(site: FeedSettings, articles: readonly ArticleWithTree[]): string {
  const newest = articles.map(changedOn).sort().at(-1);
  return generateRssFeed({
    title: site.brand,
    link: absoluteUrl(site.url, routes.home),
    description: site.description,
    language: "en-us",
    copyright: site.copyright,
    lastBuildDate: newest ? new Date(newest) : undefined,
    atom: { links: [{ href: absoluteUrl(site.url, files.rss), rel: "self", type: "application/rss+xml" }] },
    items: articles.map((article) => ({
      title: article.title,
      link: absoluteUrl(site.url, article.path),
      guid: { value: absoluteUrl(site.url, article.path), isPermaLink: true },
      pubDate: new Date(article.date),
      dc: { creators: [site.author] },
      categories: [{ name: article.category.label }],
      description: getAbstract(article),
      content: { encoded: articleHtml(site, article) },
    })),
  });
}
