import Ajv from "ajv";
import { load } from "cheerio";
import jsonFeedSchema from "jsonfeed-schema";
import { articleHtml } from "../../../src/feeds/article-html";
import type { ArticleWithTree, FeedArticle } from "../../../src/feeds/feed-types";
import { jsonFeed } from "../../../src/feeds/json-feed";
import { rssFeed } from "../../../src/feeds/rss";
import { article, channel, site } from "../samples";

const changed = { ...article, path: "/blog/b/", date: "2025-01-01", updated: "2025-10-02", changes: "C", inShort: "It is." };
const withHtml = (articles: readonly (Omit<FeedArticle, "html"> & ArticleWithTree)[]) =>
  articles.map((each) => ({ ...each, html: articleHtml(site, each) }));
const rssOf = (articles: Parameters<typeof withHtml>[0], list = "/") => {
  const $ = load(rssFeed(site, { ...channel, list, articles: withHtml(articles) }), { xml: true });
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text().trim());
  return { $, texts };
};
const jsonOf = (articles: Parameters<typeof withHtml>[0]) =>
  JSON.parse(jsonFeed(site, { ...channel, articles: withHtml(articles) })) as Record<string, unknown> & {
    items: Record<string, unknown>[];
  };

describe("rssFeed", () => {
  const { $, texts } = rssOf([article, changed]);

  it("describes the list, with its own URL and the day of its last change", () => {
    expect(texts("channel > :not(item)")).toEqual([
      "The Brand & Co",
      "https://site.example/",
      "About <it>.",
      "en-us",
      site.copyright,
      "Thu, 02 Oct 2025 00:00:00 GMT",
      "",
    ]);
    expect($("atom\\:link").attr()).toEqual({ href: "https://site.example/feed.xml", rel: "self", type: "application/rss+xml" });
  });

  it("holds each article with its full text", () => {
    expect(texts("item:first-of-type > *")).toEqual([
      "An Article & <More>",
      "https://site.example/blog/a/",
      "What it is about.",
      "Focus & Concentration",
      "https://site.example/blog/a/",
      "Wed, 10 Sep 2025 00:00:00 GMT",
      "The editors",
      articleHtml(site, article),
    ]);
    expect($("guid").attr("isPermaLink")).toBe("true");
    expect(texts("item > description")).toEqual(["What it is about.", "It is."]);
  });

  it("survives the end of CDATA in a text", () => {
    const tree = { type: "root", children: [{ type: "text", value: "a ]]> b" }] };
    expect(rssOf([{ ...article, htmlAst: tree as never }]).texts("content\\:encoded")[0]).toContain("a ]]> b");
  });

  it("of a list without articles has neither items nor a day", () => {
    const empty = rssOf([], "/blog/category/x/");
    expect(empty.$("item, lastBuildDate")).toHaveLength(0);
    expect(empty.$("atom\\:link").attr("href")).toBe("https://site.example/blog/category/x/feed.xml");
  });
});

describe("jsonFeed", () => {
  it.each([
    ["articles", [article, changed]],
    ["no article", []],
  ])("with %s follows the schema of JSON Feed 1.1", (_, articles) => {
    const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(jsonFeedSchema);
    validate(jsonOf(articles));
    expect(validate.errors).toBeNull();
  });

  it("describes the list, and each article with its picture and the day of its change, if it has one", () => {
    const feed = jsonOf([article, changed]);
    expect(feed).toMatchObject({
      title: "The Brand & Co",
      home_page_url: "https://site.example/",
      feed_url: "https://site.example/feed.json",
      language: "en-US",
      authors: [{ name: "The editors", url: "https://site.example/about/" }],
    });
    expect(feed.items).toEqual([
      {
        id: "https://site.example/blog/a/",
        url: "https://site.example/blog/a/",
        title: "An Article & <More>",
        summary: "What it is about.",
        content_html: articleHtml(site, article),
        image: "https://site.example/static/share/a.png",
        date_published: "2025-09-10T00:00:00.000Z",
        tags: ["Focus & Concentration"],
      },
      expect.objectContaining({ summary: "It is.", date_modified: "2025-10-02T00:00:00.000Z" }),
    ]);
  });
});
