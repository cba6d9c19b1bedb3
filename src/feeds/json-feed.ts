import { absoluteUrl, files, routes } from "../site/routes";
import { abstractOf, type FeedChannel, type FeedSite } from "./feed-types";
import { articleHtml } from "./article-html";

/** A feed in JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/) with the full text of each article. */
export function jsonFeed(site: FeedSite, { title, description, list, articles }: FeedChannel): string {
  const url = (path: string) => absoluteUrl(site.url, path);
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: url(list),
    feed_url: url(files.jsonFeed(list)),
    description,
    icon: url("/icon-512.png"),
    favicon: url("/favicon.png"),
    language: "en-US",
    authors: [{ name: site.author, url: url(routes.about) }],
    items: articles.map((article) => ({
      id: url(article.path),
      url: url(article.path),
      title: article.title,
      summary: abstractOf(article),
      content_html: articleHtml(site, article),
      image: url(article.picture),
      date_published: midnight(article.date),
      ...(article.updated ? { date_modified: midnight(article.updated) } : {}),
      tags: [article.category],
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

/** A day as an RFC 3339 time, at midnight UTC. */
const midnight = (isoDay: string): string => `${isoDay}T00:00:00Z`;
