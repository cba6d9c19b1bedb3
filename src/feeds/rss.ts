import { generateRssFeed } from "feedsmith";
import { absoluteUrl, files } from "../site/routes";
import { articleHtml } from "./article-html";
import { getAbstract, changedOn, type FeedChannel, type FeedSite } from "./feed-types";

/**
 * Writes a feed in RSS 2.0 (https://www.rssboard.org/rss-specification) with the full text of each article in
 * `content:encoded` (https://www.rssboard.org/rss-profile). Its date is that of the last change, not of the build.
 */
export function rssFeed(site: FeedSite, { title, description, list, articles }: FeedChannel): string {
  const newest = articles.map(changedOn).sort().at(-1);
  return generateRssFeed({
    title,
    link: absoluteUrl(site.url, list),
    description,
    language: "en-us",
    copyright: site.copyright,
    lastBuildDate: newest ? new Date(newest) : undefined,
    atom: { links: [{ href: absoluteUrl(site.url, files.rss(list)), rel: "self", type: "application/rss+xml" }] },
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
