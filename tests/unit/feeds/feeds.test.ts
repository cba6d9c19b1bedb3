import { load } from "cheerio";
import { articleHtml } from "../../../src/feeds/article-html";
import type { ArticleWithTree } from "../../../src/feeds/feed-types";
import { rssFeed } from "../../../src/feeds/rss";
import { article, site } from "../samples";

const changed = { ...article, path: "/blog/b/", date: "2025-01-01", updated: "2025-10-02", changes: "C", inShort: "It is." };
const rssOf = (articles: readonly ArticleWithTree[]) => {
  const $ = load(rssFeed({ ...site, brand: "The Brand & Co", description: "About <it>." }, articles), { xml: true });
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text().trim());
  return { $, texts };
};

describe("rssFeed", () => {
  const { $, texts } = rssOf([article, changed]);

  it("describes the site, with its own URL and the day of its last change", () => {
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

  it("of a site without articles has neither items nor a day", () => {
    expect(rssOf([]).$("item, lastBuildDate")).toHaveLength(0);
  });
});
