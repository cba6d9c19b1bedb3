import { XMLBuilder } from "fast-xml-parser";
import { absoluteUrl, files } from "../site/routes";
import { abstractOf, changedOn, type FeedChannel, type FeedSite } from "./feed-types";
import { articleHtml } from "./article-html";

const xml = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
  cdataPropName: "#cdata",
});

/**
 * A feed in RSS 2.0 (https://www.rssboard.org/rss-specification) with the full text of each article in `content:encoded`
 * (https://www.rssboard.org/rss-profile).
 */
export function rssFeed(site: FeedSite, { title, description, list, articles }: FeedChannel): string {
  const newest = articles.map(changedOn).sort().at(-1);
  return xml.build({
    "?xml": { "@version": "1.0", "@encoding": "utf-8" },
    rss: {
      "@version": "2.0",
      "@xmlns:atom": "http://www.w3.org/2005/Atom",
      "@xmlns:content": "http://purl.org/rss/1.0/modules/content/",
      "@xmlns:dc": "http://purl.org/dc/elements/1.1/",
      channel: {
        title,
        link: absoluteUrl(site.url, list),
        description,
        language: "en-us",
        copyright: site.copyright,
        ...(newest ? { lastBuildDate: rfc822(newest) } : {}),
        "atom:link": { "@href": absoluteUrl(site.url, files.rss(list)), "@rel": "self", "@type": "application/rss+xml" },
        item: articles.map((article) => ({
          title: article.title,
          link: absoluteUrl(site.url, article.path),
          guid: { "@isPermaLink": "true", "#text": absoluteUrl(site.url, article.path) },
          pubDate: rfc822(article.date),
          "dc:creator": site.author,
          category: article.category,
          description: abstractOf(article),
          // As CDATA, because some readers decode entities twice.
          "content:encoded": { "#cdata": articleHtml(site, article) },
        })),
      },
    },
  });
}

/** A day as an RFC 822 date, at midnight UTC: `Wed, 10 Sep 2025 00:00:00 GMT`. */
function rfc822(isoDay: string): string {
  return new Date(`${isoDay}T00:00:00Z`).toUTCString();
}
