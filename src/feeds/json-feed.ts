import { generateJsonFeed } from "feedsmith";
import { absoluteUrl, files, routes } from "../site/routes";
import { getAbstract, utcMidnight, type FeedChannel, type FeedSite } from "./feed-types";

/** Writes a feed in JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/) with the full text of each article. */
export function jsonFeed(site: FeedSite, { title, description, list, articles }: FeedChannel): string {
  const url = (path: string) => absoluteUrl(site.url, path);
  const feed = generateJsonFeed({
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
      summary: getAbstract(article),
      content_html: article.html,
      image: url(article.openGraphImage.path),
      date_published: utcMidnight(article.date),
      date_modified: article.updated ? utcMidnight(article.updated) : undefined,
      tags: [article.category.label],
    })),
  });
  // The generator leaves out an empty list of items, which the format requires.
  return `${JSON.stringify({ items: [], ...(feed as object) }, null, 2)}\n`;
}
