import Ajv from "ajv";
import { parseRssFeed } from "feedsmith";
import jsonFeedSchema from "jsonfeed-schema";
import { articleHtml } from "../../../src/feeds/article-html";
import { jsonFeed } from "../../../src/feeds/json-feed";
import { rssFeed } from "../../../src/feeds/rss";
import { article, channel, site } from "./samples";

describe("rssFeed", () => {
  it("is read exactly by an independent parser", () => {
    expect(parseRssFeed(rssFeed(site, channel))).toEqual({
      title: "The Brand & Co",
      description: "About <it>.",
      link: "https://site.example/",
      language: "en-us",
      copyright: "© 2025",
      lastBuildDate: "Wed, 10 Sep 2025 00:00:00 GMT",
      atom: { links: [{ href: "https://site.example/feed.xml", rel: "self", type: "application/rss+xml" }] },
      items: [
        {
          guid: { value: "https://site.example/blog/a/", isPermaLink: true },
          link: "https://site.example/blog/a/",
          title: "An Article & <More>",
          description: "What it is about.",
          pubDate: "Wed, 10 Sep 2025 00:00:00 GMT",
          categories: [{ name: "Focus & Concentration" }],
          dc: { creators: ["The editors"] },
          content: { encoded: articleHtml(site, article) },
        },
      ],
    });
  });

  it("escapes the end of CDATA", () => {
    const tree = { type: "root", children: [{ type: "text", value: "a ]]> b" }] };
    const feed = parseRssFeed(rssFeed(site, { ...channel, articles: [{ ...article, tree: tree as never }] }));
    expect(feed.items?.[0]?.content?.encoded).toContain("a ]]> b");
  });

  it("has the date of its last change, not of the build", () => {
    const articles = [article, { ...article, path: "/blog/b/", date: "2025-01-01", updated: "2025-10-02", changes: "C" }];
    expect(rssFeed(site, { ...channel, articles })).toContain("<lastBuildDate>Thu, 02 Oct 2025 00:00:00 GMT</lastBuildDate>");
    expect(rssFeed(site, channel)).toBe(rssFeed(site, channel));
  });

  it("of a list without articles is a feed without items", () => {
    const xml = rssFeed(site, { ...channel, list: "/blog/category/x/", articles: [] });
    const feed = parseRssFeed(xml);
    expect(feed.items ?? []).toEqual([]);
    expect(feed.atom?.links?.[0]?.href).toBe("https://site.example/blog/category/x/feed.xml");
    expect(xml).not.toContain("lastBuildDate");
  });
});

describe("jsonFeed", () => {
  const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(jsonFeedSchema);

  it("follows the schema of JSON Feed 1.1", () => {
    validate(JSON.parse(jsonFeed(site, channel)));
    expect(validate.errors).toBeNull();
    validate(JSON.parse(jsonFeed(site, { ...channel, articles: [] })));
    expect(validate.errors).toBeNull();
  });

  it("has the same articles as the RSS feed, with their pictures", () => {
    expect(JSON.parse(jsonFeed(site, channel))).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      title: "The Brand & Co",
      home_page_url: "https://site.example/",
      feed_url: "https://site.example/feed.json",
      language: "en-US",
      authors: [{ name: "The editors", url: "https://site.example/about/" }],
      items: [
        {
          id: "https://site.example/blog/a/",
          url: "https://site.example/blog/a/",
          title: "An Article & <More>",
          summary: "What it is about.",
          content_html: articleHtml(site, article),
          image: "https://site.example/static/share/a.png",
          date_published: "2025-09-10T00:00:00Z",
          tags: ["Focus & Concentration"],
        },
      ],
    });
  });

  it("summarizes an article with its answer in short, if it has one, as RSS does", () => {
    const articles = [{ ...article, inShort: "It is." }];
    expect(JSON.parse(jsonFeed(site, { ...channel, articles }))).toMatchObject({ items: [{ summary: "It is." }] });
    expect(parseRssFeed(rssFeed(site, { ...channel, articles })).items?.[0]?.description).toBe("It is.");
  });

  it("says when an article changed, if it did", () => {
    const items = (changes: object) =>
      (JSON.parse(jsonFeed(site, { ...channel, articles: [{ ...article, ...changes }] })) as { items: Record<string, string>[] }).items[0];
    expect(items({ updated: "2025-10-02", changes: "C" })?.["date_modified"]).toBe("2025-10-02T00:00:00Z");
    expect(items({})).not.toHaveProperty("date_modified");
  });
});
