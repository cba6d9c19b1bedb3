import type { CheerioAPI } from "cheerio";
import { XMLValidator } from "fast-xml-parser";
import { parseRssFeed } from "feedsmith";
import { FEED_POSTS, LLMS_POSTS } from "../../src/site/limits";
import { routes } from "../../src/site/routes";
import { categories, posts, site } from "../site-under-test";
import { articles, attributesOf, checkPages, errorsIn, feeds, files, load, pageAt, read, textOf, textsOf, type Page } from "./site";

/** An entry of a feed. */
interface Item {
  readonly url: string | undefined;
  readonly title: string | undefined;
  readonly html: string | undefined;
  readonly day: string;
}

const isoDay = (date: string | undefined) => new Date(date ?? "").toISOString().slice(0, 10);

const rss = parseRssFeed(read("feed.xml"));
const items = (rss.items ?? []).map(({ link, title, content, pubDate }): Item => ({
  url: link,
  title,
  html: content?.encoded,
  day: isoDay(pubDate),
}));

test("the feed holds the newest articles", () => {
  expect(feeds).toEqual(["feed.xml"]);
  const newest = posts.slice(0, FEED_POSTS);
  expect(items.map(({ url, day }) => [url, day])).toEqual(newest.map(({ path, date }) => [site.url + path, date]));
  expect(XMLValidator.validate(read("feed.xml"))).toBe(true);
  expect([rss.link, rss.atom?.links?.[0]?.href]).toEqual([`${site.url}/`, `${site.url}/feed.xml`]);
  expect(rss.items?.map(({ guid }) => guid)).toEqual(items.map(({ url }) => ({ value: url, isPermaLink: true })));
});

describe("each entry", () => {
  const entries = new Map(items.map((item) => [item.url?.replace(site.url, ""), item]));
  const check = (find: (item: Item, $: CheerioAPI, page: Page) => boolean | string[]) => (page: Page) => {
    const item = entries.get(page.path);
    return item !== undefined && find(item, load(item.html ?? "", null, false), page);
  };

  checkPages(
    articles.filter(({ path }) => entries.has(path)),
    {
      "is the whole article: title, sections, questions and references": check((item, $, page) => {
        const text = textOf($.root().text());
        return (
          item.title === page.$("h1").text() &&
          textsOf(page.$, "main article section h2[id]:not(#questions, #references)").every((heading) =>
            text.includes(heading.replaceAll("\u2060", "")),
          ) &&
          textsOf(page.$, "details[name=post-faq] summary").every((question) => text.includes(question)) &&
          $("img").length === page.$("main article figure picture").length &&
          (page.$("#references").length === 0 || $("ol").last().children("li").length === page.$("#references ~ details > ol > li").length)
        );
      }),
      "uses absolute URLs, and contains no script, style or tracker": check((_, $) => [
        ...attributesOf($, "a", "href").filter((href) => !/^(?:https:\/\/|mailto:)/.test(href)),
        ...attributesOf($, "img", "src").filter((src) => !src.startsWith(`${site.url}/static/`)),
        ...$("script, style, iframe, [style], [class], [id], img:not([alt][width][height]), img[height*='.'], [srcset]")
          .toArray()
          .map((element) => element.tagName),
      ]),
    },
  );
});

test("each article, and nothing else, has a Markdown export without a relative link or a lost note", () => {
  const exportOf = ({ path }: Page) => `${path.slice(1, -1)}.md`;
  expect(files.filter((file) => file.endsWith(".md")).sort()).toEqual(articles.map(exportOf).sort());
  const errors = errorsIn(articles, (page) => {
    const markdown = read(exportOf(page));
    const notes = Array.from(markdown.matchAll(/\[(\^[\w-]+)\](?!:)/g), ([, note = ""]) => note);
    const parts = [
      `\n# ${page.$("h1").text()}\n`,
      `\nurl: ${site.url}${page.path}\n`,
      `published: ${page.$("main header time").attr("datetime")}`,
      ...notes.map((note) => `\n[${note}]: `),
    ];
    return [
      ...parts.filter((part) => !markdown.includes(part)).map((part) => `lacks ${part}`),
      ...(markdown.includes("](/") ? ["has a relative link"] : []),
    ];
  });
  expect(errors).toEqual([]);
});

test("llms.txt lists the main pages and the Markdown exports of the newest articles", () => {
  const text = read("llms.txt");
  for (const path of [routes.review, routes.faq, routes.about, routes.editorialPolicy, routes.legal(site.disclosurePage)]) {
    expect(pageAt(path).path).toBe(path);
    expect(text).toContain(`(${site.url}${path})`);
  }
  const [, ...sections] = text.split("\n## ");
  const filled = categories.filter(({ slug }) => posts.slice(0, LLMS_POSTS).some(({ categorySlug }) => categorySlug === slug));
  const headings = ["The site", ...filled.map(({ label }) => label), "Optional"];
  expect(sections.map((section) => section.split("\n")[0])).toEqual(headings);
  const lines = sections.flatMap((section) => section.trim().split("\n").slice(2));
  expect(lines.filter((line) => !/^- \[[^\]]+\]\(https:\S+\)(?:: .+)?$/.test(line))).toEqual([]);
  expect(lines.filter((line) => line.includes(".md)"))).toHaveLength(Math.min(LLMS_POSTS, articles.length));
  for (const { path, inShort, excerpt } of posts.slice(0, LLMS_POSTS))
    expect(text).toContain(`(${site.url}${path.slice(0, -1)}.md): ${inShort ?? excerpt}\n`);
  expect(text).toContain(site.disclosure);
});
