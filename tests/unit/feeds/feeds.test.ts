import { load } from "cheerio";
import { articleHtml } from "../../../src/feeds/article-html";
import type { ArticleWithTree } from "../../../src/feeds/exported-article";
import { rssFeed } from "../../../src/feeds/rss";
import { textsOf } from "../components/render-html";
import { render } from "../markdown/render";
import { article, site } from "../samples";

const rssOf = (...articles: readonly ArticleWithTree[]) =>
  load(rssFeed({ ...site, brand: "The Brand & Co", description: "About <it>." }, articles), { xml: true });

it("the feed is dated by its last change, and summarizes an article by its answer in short", () => {
  const $ = rssOf(article, { ...article, path: "/blog/b/", date: "2025-01-01", updated: "2025-10-02", inShort: "It is." });
  expect(textsOf($, "lastBuildDate, item > description")).toEqual(["Thu, 02 Oct 2025 00:00:00 GMT", "What it is about.", "It is."]);
});

it("the feed survives the end of CDATA in a text, knows another host by its whole name, and has neither items nor a day without articles", () => {
  const link = { type: "element", tagName: "a", properties: { href: "https://site.example.org/" }, children: [] };
  const tree = { type: "root", children: [{ type: "text", value: "a ]]> b" }, link] };
  const text = rssOf({ ...article, htmlAst: tree as never })("content\\:encoded").text();
  expect(text).toContain('a ]]> b<a href="https://site.example.org/" rel="noopener noreferrer">');
  expect(rssOf()("item, lastBuildDate")).toHaveLength(0);
});

it("an article in a feed keeps the number at which a list goes on, and says which tasks are done", () => {
  const { tree } = render("3. [x] Drill\n4. [ ] Drill");
  const text = articleHtml(site, { ...article, htmlAst: tree as never })
    .replace(/>\s+</g, "><")
    .replace(/ +/g, " ");
  expect(text).toContain('<ol start="3"><li>☑ Drill</li><li>☐ Drill</li></ol>');
});

it("an article in a feed says the answer in short, and what changed on which day, before the text", () => {
  const full = articleHtml(site, { ...article, inShort: "It is 1 < 2.", changes: [{ day: "2025-10-02", what: "A study was added." }] });
  expect(textsOf(load(full, null, false), "p").slice(1, 3)).toEqual([
    "In short: It is 1 < 2.",
    "Changed on October 2, 2025: A study was added.",
  ]);
  expect(articleHtml(site, article)).not.toMatch(/In short|Changed on/);
});
