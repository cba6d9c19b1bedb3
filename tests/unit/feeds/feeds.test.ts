import { load } from "cheerio";
import type { ArticleWithTree } from "../../../src/feeds/feed-types";
import { rssFeed } from "../../../src/feeds/rss";
import { article, site } from "../samples";

const changed = { ...article, path: "/blog/b/", date: "2025-01-01", updated: "2025-10-02", inShort: "It is." };
const rssOf = (articles: readonly ArticleWithTree[]) => {
  const $ = load(rssFeed({ ...site, brand: "The Brand & Co", description: "About <it>." }, articles), { xml: true });
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text().trim());
  return { $, texts };
};

describe("rssFeed", () => {
  it("is dated by its last change, and summarizes an article by its answer in short", () => {
    const { texts } = rssOf([article, changed]);
    expect(texts("lastBuildDate")).toEqual(["Thu, 02 Oct 2025 00:00:00 GMT"]);
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
