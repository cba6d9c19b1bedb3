import Ajv from "ajv";
import { load } from "cheerio";
import { parseRssFeed } from "feedsmith";
import jsonFeedSchema from "jsonfeed-schema";
import { xmllint } from "./xmllint";
import { FEED_POSTS } from "../../src/site/limits";
import { articleTable } from "../content/articles";
import { articles, attributesOf, failing, feeds, files, pageAt, read, site, textOf } from "./site";

interface Item {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly day: string;
  readonly tags: readonly string[];
}

const rssFiles = feeds.filter((file) => file.endsWith(".xml"));
const jsonFiles = feeds.filter((file) => file.endsWith(".json"));

const rssItems = (file: string): Item[] =>
  (parseRssFeed(read(file)).items ?? []).map(({ link, title, description, content, pubDate, categories }) => ({
    url: link ?? "",
    title: title ?? "",
    summary: description ?? "",
    html: content?.encoded ?? "",
    day: new Date(pubDate ?? "").toISOString().slice(0, 10),
    tags: (categories ?? []).map(({ name }) => name ?? ""),
  }));
const jsonItems = (file: string): Item[] =>
  (JSON.parse(read(file)) as { items: Record<string, string>[] }).items.map((item) => ({
    url: item["url"] ?? "",
    title: item["title"] ?? "",
    summary: item["summary"] ?? "",
    html: item["content_html"] ?? "",
    day: (item["date_published"] ?? "").slice(0, 10),
    tags: item["tags"] as unknown as string[],
  }));

describe("feeds", () => {
  const categories = [...new Set(articleTable.map(({ categorySlug }) => categorySlug))];

  test("exist in both formats for the site and for each category", () => {
    const folders = ["", ...categories.map((slug) => `blog/category/${slug}/`)];
    expect([...feeds].sort()).toEqual(folders.flatMap((folder) => [`${folder}feed.json`, `${folder}feed.xml`]).sort());
  });

  test("in RSS are well-formed XML, and a feed parser reads them", async () => {
    for (const file of rssFiles) {
      expect([file, await xmllint({ xml: read(file) })]).toEqual([file, []]);
      const feed = parseRssFeed(read(file));
      expect(feed.atom?.links?.[0]?.href).toBe(`${site.url}/${file}`);
      expect(feed.link).toBe(`${site.url}/${file.replace("feed.xml", "")}`);
      for (const item of feed.items ?? []) expect(item.guid).toEqual({ value: item.link, isPermaLink: true });
    }
  });

  test("in JSON match the schema of JSON Feed 1.1 and have unique ids", () => {
    const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(jsonFeedSchema);
    for (const file of jsonFiles) {
      validate(JSON.parse(read(file)));
      expect([file, validate.errors]).toEqual([file, null]);
      const ids = jsonItems(file).map(({ url }) => url);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test("contain the newest articles (of their category), the same in both formats", () => {
    for (const file of rssFiles) {
      const slug = /category\/([^/]+)\//.exec(file)?.[1];
      const own = articleTable.filter(({ categorySlug }) => slug === undefined || categorySlug === slug).slice(0, FEED_POSTS);
      const items = rssItems(file);
      expect(items.map(({ url, day }) => [url, day])).toEqual(own.map((entry) => [`${site.url}/blog/${entry.slug}/`, entry.date]));
      expect(jsonItems(file.replace(".xml", ".json"))).toEqual(items);
    }
  });

  const items = [...new Map(rssFiles.flatMap(rssItems).map((item) => [item.url, item])).values()];
  const errors = (find: (item: Item, $: ReturnType<typeof load>) => readonly string[]) =>
    items.flatMap((item) => find(item, load(item.html, null, false)).map((error) => `${item.url}: ${error}`));

  test("contain each article completely: title, sections, questions and references", () => {
    expect(items.length).toBe(articles.length);
    expect(
      errors((item, $) => {
        const page = pageAt(item.url.replace(site.url, ""));
        const text = textOf($.root().text());
        const sections = page.$("main article section h2[id]:not(#questions, #references)").toArray();
        return [
          ...sections.map((element) => textOf(page.$(element).text())).filter((heading) => !text.includes(heading)),
          ...failing({
            title: item.title === page.$("h1").text(),
            questions: $("h2:contains('Questions readers ask') ~ h3").length === 2,
            references: $("ol").last().children("li").length === page.$("#references ~ ol > li").length,
            "more than 4,000 characters": text.length > 4000,
          }),
        ];
      }),
    ).toEqual([]);
  });

  test("disclose before the first paid link of each article, and mark every such link as paid", () => {
    expect(
      errors((_, $) => {
        const paid = $(`a[href^="${site.affiliateLink}"]`).toArray();
        const rels = paid.map((link) => ($(link).attr("rel") ?? "").split(" "));
        return failing({
          disclosure: $.root().children().first().text() === site.disclosure,
          "paid link": paid.length >= 1,
          rel: rels.every((words) => ["sponsored", "nofollow", "noopener"].every((word) => words.includes(word))),
          "marked as paid": paid.every((link) => $(link).parent().text().endsWith("(paid link)")),
        });
      }),
    ).toEqual([]);
  });

  test("use absolute URLs, and contain no script, style or tracker", () => {
    expect(
      errors((_, $) => [
        ...attributesOf($, "a", "href").filter((href) => !/^(?:https:\/\/|mailto:)/.test(href)),
        ...$("script, style, img, iframe, [style], [class], [id]")
          .toArray()
          .map((element) => element.tagName),
      ]),
    ).toEqual([]);
  });
});

describe("Markdown export", () => {
  const exported = articles.map((page) => ({
    page,
    markdown: files.includes(page.path.slice(1, -1) + ".md") ? read(`${page.path.slice(1, -1)}.md`) : "",
  }));

  test("exists for every article and nothing else", () => {
    expect(files.filter((file) => file.endsWith(".md")).sort()).toEqual(articles.map(({ path }) => `${path.slice(1, -1)}.md`).sort());
  });

  test("has the content of the page, discloses before the first paid link, and has no relative link", () => {
    const errors = exported.flatMap(({ page: { $, path }, markdown }) => {
      const firstLink = markdown.indexOf(site.affiliateLink);
      const buttons = $(`main article section a[href="${site.affiliateLink}"], main article p a[href="${site.affiliateLink}"]`);
      return [
        ...failing({
          title: markdown.includes(`\n# ${$("h1").text()}\n`),
          url: markdown.includes(`\nurl: ${site.url}${path}\n`),
          date: markdown.includes(`published: ${$("main header time").attr("datetime")}`),
          disclosure: markdown.indexOf(site.disclosure) < firstLink && markdown.includes(site.disclosure),
          buttons: buttons.length > 0 && markdown.includes(") (paid link)"),
          "no relative link": !markdown.includes("](/"),
        }),
        ...[...new Set(Array.from(markdown.matchAll(/\[(\^[\w-]+)\](?!:)/g), (match) => match[1]))].filter(
          (note) => !markdown.includes(`\n[${note}]: `),
        ),
      ].map((error) => `${path}: ${error}`);
    });
    expect(errors).toEqual([]);
  });
});

test("llms.txt lists the main pages and the Markdown export of every article", () => {
  const text = read("llms.txt");
  for (const path of ["/review/", "/faq/", "/about/", "/editorial-policy/", "/disclaimer/"]) expect(text).toContain(`(${site.url}${path})`);
  expect(text.match(/\.md\)/g)).toHaveLength(articles.length);
  expect(text).toContain(site.disclosure);
});
